import ArgumentParser

/// Where a view is shown, as `--output` names it.
enum OutputArgument: String, ExpressibleByArgument, CaseIterable {
    case auto, terminal, line, json

    /// The surface that is wanted; nil for a JSON document.
    var surface: SurfaceChoice? {
        switch self {
        case .auto: .auto
        case .terminal: .terminal
        case .line: .line
        case .json: nil
        }
    }
}
