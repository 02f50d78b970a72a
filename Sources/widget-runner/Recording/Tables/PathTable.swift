import CWidgetPlugin
import WidgetLayout

/// A path as the header's C struct, which is its first field; never freed.
struct PathTable {
    /// The most numbers a path may have; those beyond are cut.
    private static let limit = 1_000_000

    private let table: widget_path
    /// The numbers appended; nil while the path is not lent.
    fileprivate var numbers: [Double]?

    static func make() -> UnsafeMutablePointer<PathTable> {
        let path = UnsafeMutablePointer<PathTable>.allocate(capacity: 1)
        path.initialize(to: PathTable(table: functions))
        return path
    }

    private init(table: widget_path) { self.table = table }

    private static var functions: widget_path {
        widget_path(
            size: MemoryLayout<widget_path>.size,
            append: { path, numbers, count in
                guard let path, let numbers else { return }
                UnsafeMutableRawPointer(path).assumingMemoryBound(to: PathTable.self)
                    .pointee.append(numbers, count)
            })
    }

    private mutating func append(_ start: UnsafePointer<Double>, _ count: Int) {
        guard let present = numbers?.count else { return }
        let count = max(0, min(count, Self.limit - present))
        numbers?.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
}

extension UnsafeMutablePointer<PathTable> {
    /// Returns the numbers that `body` appends to the path, which it may use until it returns.
    func collect(_ body: (UnsafeMutablePointer<widget_path>) -> Void) -> [Double] {
        pointee.numbers = []
        body(UnsafeMutableRawPointer(self).assumingMemoryBound(to: widget_path.self))
        defer { pointee.numbers = nil }
        return pointee.numbers ?? []
    }
}
