import ArgumentParser
import WidgetWire

/// The appearance, light or dark.
enum AppearanceArgument: String, ExpressibleByArgument, CaseIterable {
    case light, dark
}

/// The contrast of colours.
enum ContrastArgument: String, ExpressibleByArgument, CaseIterable {
    case standard, increased
}

/// The user's text size.
enum TextSizeArgument: String, ExpressibleByArgument, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The size as a protocol value.
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

/// The treatment of a widget's colours.
enum RenderingModeArgument: String, ExpressibleByArgument, CaseIterable {
    case fullColor = "full-color"
    case accented, vibrant

    /// The mode as a protocol value.
    var wire: WidgetEnvironment.RenderingMode {
        switch self {
        case .fullColor: .fullColor
        case .accented: .accented
        case .vibrant: .vibrant
        }
    }
}
