/// The horizontal bounds of a symbol's paths; a badge may extend beyond the margins.
struct SymbolBounds {
    private(set) var left = Double.infinity
    private(set) var right = -Double.infinity

    /// Reads a group exported by SF Symbols; `nil` if it is transformed or drawn differently.
    init?(group: String) {
        guard let start = group.firstIndex(of: ">"),
            let shift = Self.shift(group[..<start])
        else { return nil }
        for element in group[start...].split(separator: "<") {
            guard element.hasPrefix("path"), let path = element.range(of: " d=\"") else { continue }
            guard add(element[path.upperBound...].prefix { $0 != "\"" }, shift) else { return nil }
        }
        guard left <= right else { return nil }
    }

    /// `transform="matrix(1 0 0 1 1403.58 696)"` shifts by 1403.58.
    private static func shift(_ tag: Substring) -> Double? {
        guard let transform = tag.range(of: "matrix(1 0 0 1 ") else { return nil }
        return Double(tag[transform.upperBound...].prefix { $0 != " " })
    }

    /// Adds the points of a path, those that its curves only tend to included; false where some are
    /// relative.
    private mutating func add(_ path: Substring, _ shift: Double) -> Bool {
        var rest = path
        while let command = rest.popFirst() {
            if command.isWhitespace || command == "," { continue }
            let numbers = Self.numbers(rest.prefix { !$0.isLetter })
            rest = rest.drop { !$0.isLetter }
            switch command {
            case "M", "L", "C", "S", "Q", "T":
                for (index, number) in numbers.enumerated() where index.isMultiple(of: 2) {
                    add(number + shift)
                }
            case "H": for number in numbers { add(number + shift) }
            case "V", "Z", "z": break
            default: return false
            }
        }
        return true
    }

    private mutating func add(_ x: Double) {
        left = min(left, x)
        right = max(right, x)
    }

    /// Parses numbers, which may be separated by a minus sign or second decimal point only.
    private static func numbers(_ text: Substring) -> [Double] {
        var words: [String] = [""]
        for character in text {
            if character == "-" || character == "." && words[words.count - 1].contains(".") {
                words.append(String(character))
            } else if character == "." || character.isNumber {
                words[words.count - 1].append(character)
            } else {
                words.append("")
            }
        }
        return words.compactMap(Double.init)
    }
}
