/// A bar where the progress is known, a wheel where it is not; a ring in a circular widget.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The progress in the style that suits it.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticProgressView(configuration: configuration)
    }
}

private struct AutomaticProgressView: View {
    @Environment(\.host) private var host
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        if case .unknown = configuration.value {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else if host.isCircular {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where the progress is known, a wheel where it is not.
    nonisolated public static var automatic: DefaultProgressViewStyle {
        DefaultProgressViewStyle()
    }
}
