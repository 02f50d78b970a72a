import CWidgetPlugin

/// What a path's content appends, as letters and coordinates rounded to a hundredth.
struct CollectedPath {
    private var table: widget_path
    private var numbers: [Double] = []

    private init(table: widget_path) { self.table = table }

    static func text(_ body: (UnsafeMutablePointer<widget_path>) -> Void) -> String {
        var path = CollectedPath(
            table: widget_path(
                size: MemoryLayout<widget_path>.size,
                append: { path, numbers, count in
                    UnsafeMutableRawPointer(path)?.assumingMemoryBound(to: CollectedPath.self)
                        .pointee.numbers
                        .append(contentsOf: UnsafeBufferPointer(start: numbers, count: count))
                }))
        withUnsafeMutablePointer(to: &path) { pointer in
            body(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: widget_path.self))
        }
        return path.text
    }

    private var text: String {
        var (text, rest) = ("", numbers[...])
        let verbs: [(Character, Int)] = [("M", 2), ("L", 2), ("Q", 4), ("C", 6), ("Z", 0)]
        while let verb = rest.popFirst() {
            let (letter, count) = verbs[Int(verb)]
            let points = rest.prefix(count).map {
                AttributeText.number(($0 * 100).rounded() / 100)
            }
            rest = rest.dropFirst(count)
            text += "\(letter)\(points.joined(separator: ","))"
        }
        return text
    }
}
