import WidgetWire

/// The characters that may occur in text that updates itself.
///
/// Belongs to its engine's thread.
final class LiveAlphabet {
    private struct Key: Hashable {
        var date: LiveDate
        var locale: String
        var timeZone: String
    }

    private var known: [Key: Set<Character>] = [:]

    /// The greatest number of different characters that are sent.
    static let limit = 256

    private static let units: [Double] = [
        1, 60, 3_600, 86_400, 604_800, 2_635_200, 31_557_600,
    ]
    private static let counts = Array(0...12) + [15, 20, 21, 22, 25, 31, 45, 59, 99, 100, 500]

    /// The characters in a live date's texts at near and far moments, and all digits.
    func characters(of date: LiveDate, context: TextContext) -> Set<Character> {
        var key = Key(date: date, locale: context.locale, timeZone: context.timeZone)
        if date.style.ticks {
            key.date.date = 0
            key.date.end = 0
            key.date.clearPause()
        }
        if let characters = known[key] { return characters }
        let characters = Self.find(date, context)
        if known.count >= 64 { known = [:] }
        known[key] = characters
        return characters
    }

    private static func find(_ date: LiveDate, _ context: TextContext) -> Set<Character> {
        var characters: Set<Character> = []
        for unit in date.style.ticks ? units : [1] {
            for count in counts {
                for sign in [1.0, -1] {
                    var moment = context
                    moment.now = date.date + sign * Double(count) * unit * 1.0001
                    characters.formUnion(LiveDates.string(for: date, context: moment))
                }
            }
        }
        for character in characters { characters.formUnion(character.digits) }
        return characters
    }

    /// Whether a letter looks the same next to any other.
    static func standsAlone(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            !joining.contains { $0.contains(scalar.value) }
        }
    }

    /// Scripts that join or reorder letters, or run from right to left.
    private static let joining: [ClosedRange<UInt32>] = [
        0x0590...0x109F, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
    ]
}

extension Character {
    /// All digits of the numeral system that a digit belongs to.
    fileprivate var digits: [Character] {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
            scalar.properties.numericType == .decimal,
            let value = scalar.properties.numericValue
        else { return [] }
        let zero = scalar.value - UInt32(value)
        return (zero..<zero + 10).compactMap(Unicode.Scalar.init).map(Character.init)
    }
}
