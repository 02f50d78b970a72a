// What happens in the sky, in English words: Apple's are the user's language's.

extension RawRepresentable where RawValue == String {
    /// The case's name as words that begin with capitals.
    var words: String {
        var words = ""
        for letter in rawValue {
            words +=
                letter.isUppercase
                ? " \(letter)" : words.isEmpty ? letter.uppercased() : "\(letter)"
        }
        return words
    }
}

extension Wind.CompassDirection: CustomStringConvertible {
    /// The side in English words.
    public var description: String { words }
    /// The side in English words.
    public var accessibilityDescription: String { words }

    /// The side in one to three letters, such as NNE.
    public var abbreviation: String {
        ["north", "east", "south", "west"].reduce(rawValue.lowercased()) {
            $0.replacingOccurrences(of: $1, with: $1.prefix(1).uppercased())
        }
    }
}

extension UVIndex.ExposureCategory: CustomStringConvertible, Comparable {
    /// The category in English words.
    public var description: String { words }
    /// The category in English words.
    public var accessibilityDescription: String { words }

    /// The indices of the category, as the World Health Organization divides them.
    public var rangeValue: ClosedRange<Int> {
        switch self {
        case .low: 0...2
        case .moderate: 3...5
        case .high: 6...7
        case .veryHigh: 8...10
        case .extreme: 11...Int.max
        }
    }

    /// Whether one is less than another.
    public static func < (first: Self, second: Self) -> Bool {
        first.rangeValue.lowerBound < second.rangeValue.lowerBound
    }
}

extension MoonPhase: CustomStringConvertible {
    /// The phase in English words.
    public var description: String { words }
    /// The phase in English words.
    public var accessibilityDescription: String { words }
}

extension Precipitation: CustomStringConvertible {
    /// What falls in English words.
    public var description: String { words }
    /// What falls in English words.
    public var accessibilityDescription: String { words }
}

extension PressureTrend: CustomStringConvertible {
    /// The trend in English words.
    public var description: String { words }
    /// The trend in English words.
    public var accessibilityDescription: String { words }
}

extension WeatherSeverity: CustomStringConvertible {
    /// The severity in English words.
    public var description: String { words }
    /// The severity in English words.
    public var accessibilityDescription: String { words }
}
