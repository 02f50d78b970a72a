import ArgumentParser
import Foundation
import WidgetWire

/// A moment given on the command line, in ISO 8601.
struct DateArgument: ExpressibleByArgument {
    let date: Date

    init?(argument: String) {
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ]
        if let date = styles.lazy.compactMap({ try? $0.parse(argument) }).first {
            self.date = date
            return
        }
        // Without a zone the user's own is meant.
        let local = DateFormatter()
        local.locale = Locale(identifier: "en_US_POSIX")
        for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
            local.dateFormat = format
            if let date = local.date(from: argument) {
                self.date = date
                return
            }
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

/// Light or dark.
enum AppearanceArgument: String, ExpressibleByArgument, CaseIterable {
    case light, dark
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
