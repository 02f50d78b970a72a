import ArgumentParser
import Foundation
import WidgetWire

/// A moment given on the command line, in ISO 8601.
struct DateArgument: ExpressibleByArgument {
    private let text: String

    init?(argument: String) {
        text = argument
        guard date(in: nil) != nil else { return nil }
    }

    /// The moment; where it has no zone of its own it is meant in `zone`, or the user's.
    func date(in zone: String?) -> Date? {
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ]
        if let date = styles.lazy.compactMap({ try? $0.parse(text) }).first { return date }
        let local = DateFormatter()
        local.locale = Locale(identifier: "en_US_POSIX")
        if let zone = zone.flatMap(TimeZone.init(identifier:)) { local.timeZone = zone }
        for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
            local.dateFormat = format
            if let date = local.date(from: text) { return date }
        }
        return nil
    }
}

/// A size in points given as `WIDTHxHEIGHT`.
struct SizeArgument: ExpressibleByArgument {
    let width: Double
    let height: Double

    /// The largest side, in points: pictures beyond it would not fit Cairo's surfaces at scale 4.
    static let largestSide = 4096.0

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map {
            Double($0)
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }
}

extension Double {
    /// The number as it can be typed: no separators, and no fraction where it has none.
    var plainWords: String {
        formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}

/// Light or dark.
enum AppearanceArgument: String, ExpressibleByArgument, CaseIterable {
    case light, dark
}

/// How strongly colours differ.
enum ContrastArgument: String, ExpressibleByArgument, CaseIterable {
    case standard, increased
}

/// The user's text size.
enum TextSizeArgument: String, ExpressibleByArgument, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The size as it crosses the pipe.
    var wire: TextSize {
        switch self {
        case .xSmall: .xsmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xlarge
        case .xxLarge: .xxlarge
        case .xxxLarge: .xxxlarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}

/// How a widget's colours are treated.
enum RenderingModeArgument: String, ExpressibleByArgument, CaseIterable {
    case fullColor = "full-color"
    case accented, vibrant

    /// The mode as it crosses the pipe.
    var wire: WidgetEnvironment.RenderingMode {
        switch self {
        case .fullColor: .fullColor
        case .accented: .accented
        case .vibrant: .vibrant
        }
    }
}
