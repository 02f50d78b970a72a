// Weather terms in English; Apple's are in the user's language.

extension RawRepresentable where RawValue == String {
    /// The name of the case as capitalized words.
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
    /// The direction in English.
    public var description: String { words }
    /// The direction in English.
    public var accessibilityDescription: String { words }

    /// The side in one to three letters, such as NNE.
    public var abbreviation: String {
        ["north", "east", "south", "west"].reduce(rawValue.lowercased()) {
            $0.replacingOccurrences(of: $1, with: $1.prefix(1).uppercased())
        }
    }
}

extension UVIndex.ExposureCategory: CustomStringConvertible, Comparable {
    /// The category in English.
    public var description: String { words }
    /// The category in English.
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
    /// The phase in English.
    public var description: String { words }
    /// The phase in English.
    public var accessibilityDescription: String { words }
}

extension Precipitation: CustomStringConvertible {
    /// The precipitation in English.
    public var description: String { words }
    /// The precipitation in English.
    public var accessibilityDescription: String { words }
}

extension PressureTrend: CustomStringConvertible {
    /// The trend in English.
    public var description: String { words }
    /// The trend in English.
    public var accessibilityDescription: String { words }
}

extension WeatherSeverity: CustomStringConvertible {
    /// The severity in English.
    public var description: String { words }
    /// The severity in English.
    public var accessibilityDescription: String { words }
}
