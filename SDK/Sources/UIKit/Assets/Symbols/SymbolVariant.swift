/// A symbol in one weight and size, with its horizontal extent.
struct SymbolVariant {
    let group: String
    let left: Double
    let right: Double

    private static let names = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// The weights that variable templates have, between which others lie.
    private static let lightest = 100
    private static let regular = 400
    private static let heaviest = 900

    /// Returns the variant for a weight: an existing one, an interpolation of two, or the regular
    /// one.
    ///
    /// - Parameter weight: Of the font, 100 to 900.
    init?(_ svg: SVGText, size: String, weight: Int) {
        let weight = max(Self.lightest, min(weight, Self.heaviest))
        guard let regular = SymbolVariant(svg, size, named: Self.regular) else { return nil }
        self =
            SymbolVariant(svg, size, named: weight)
            ?? SymbolVariant(svg, size, from: regular, to: weight) ?? regular
    }

    private init?(_ svg: SVGText, _ size: String, named weight: Int) {
        let name = "\(Self.names[weight / 100 - 1])-\(size)"
        func margin(_ side: String) -> Double? {
            svg.number("x1", of: "\(side)-margin-\(name)")
                ?? svg.number("x1", of: "\(side)-margin-Regular-\(size)")
                ?? svg.number("x1", of: "\(side)-margin")
        }
        guard let group = svg.group(name), let left = margin("left"),
            let right = margin("right"), right > left
        else { return nil }
        self.init(group: String(group), left: left, right: right)
    }

    /// Between the regular variant and the lightest or the heaviest.
    private init?(
        _ svg: SVGText, _ size: String, from regular: SymbolVariant, to weight: Int
    ) {
        let end = weight < Self.regular ? Self.lightest : Self.heaviest
        guard let other = SymbolVariant(svg, size, named: end) else { return nil }
        let share = Double(weight - Self.regular) / Double(end - Self.regular)
        guard let group = NumberedText(regular.group).mixed(with: NumberedText(other.group), share)
        else { return nil }
        self.init(
            group: group, left: regular.left + (other.left - regular.left) * share,
            right: regular.right + (other.right - regular.right) * share)
    }

    private init(group: String, left: Double, right: Double) {
        self.group = group
        self.left = left
        self.right = right
    }
}

/// The numbers of a text with the text before, between and after them.
private struct NumberedText {
    private var words = [""]
    private var numbers: [String] = []

    private static let separators: Set<Character> = [" ", ",", "\n", "\t", "\r"]

    init(_ text: String) {
        var rest = text[...]
        while !rest.isEmpty {
            let number = Self.number(at: rest)
            if number.isEmpty {
                words[words.count - 1].append(rest.removeFirst())
            } else {
                numbers.append(String(number))
                words.append("")
                rest = rest[number.endIndex...]
            }
        }
    }

    /// Returns the number at the start of the text, which may be empty.
    private static func number(at text: Substring) -> Substring {
        let sign = text.first == "-" ? text.prefix(1) : text.prefix(0)
        var end = sign.endIndex
        var hasPoint = false
        while end < text.endIndex {
            let character = text[end]
            let isPoint = character == "." && !hasPoint
            guard isPoint || character.isASCII && character.isNumber else { break }
            if isPoint { hasPoint = true }
            end = text.index(after: end)
        }
        let number = text[..<end]
        return number.contains { $0.isNumber } ? number : text.prefix(0)
    }

    /// Returns the text with interpolated numbers; `nil` if the texts differ in more than numbers.
    func mixed(with other: NumberedText, _ share: Double) -> String? {
        guard numbers.count == other.numbers.count else { return nil }
        var text = ""
        for (index, word) in words.enumerated() {
            guard Self.said(word) == Self.said(other.words[index]) else { return nil }
            text += word
            guard index < numbers.count else { break }
            if numbers[index] == other.numbers[index] {
                text += numbers[index]
            } else if let first = Double(numbers[index]), let last = Double(other.numbers[index]) {
                // A minus that separated two numbers may be gone.
                text += " \(first + (last - first) * share)"
            } else {
                return nil
            }
        }
        return text
    }

    /// A word without separators and the name of its variant.
    private static func said(_ word: String) -> String {
        var said = word.filter { !separators.contains($0) }
        if let id = said.range(of: "id=\""), let end = said[id.upperBound...].firstIndex(of: "\"") {
            said.removeSubrange(id.lowerBound...end)
        }
        return said
    }
}
