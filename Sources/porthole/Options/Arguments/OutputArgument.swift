import ArgumentParser

/// The output for a view, as `--output` names it.
enum OutputArgument: String, ExpressibleByArgument, CaseIterable {
    case auto, terminal, line, json

    /// The surface to choose; nil for a JSON document.
    var surface: SurfaceChoice? {
        switch self {
        case .auto: .auto
        case .terminal: .terminal
        case .line: .line
        case .json: nil
        }
    }
}
