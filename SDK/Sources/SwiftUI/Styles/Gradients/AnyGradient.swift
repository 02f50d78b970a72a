/// A gradient from top to bottom, as `Color.gradient` makes it.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable {
        case gradient(Gradient)
        case color(Color)
    }

    private let source: Source

    /// Creates a gradient from top to bottom.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    fileprivate init(_ color: Color) { source = .color(color) }

    func gradient(in environment: EnvironmentValues) -> Gradient {
        switch source {
        case .gradient(let gradient): gradient
        case .color(let color): Gradient(colors: [color.lighter(in: environment), color])
        }
    }
}

extension Color {
    /// A gradient from a lighter shade at the top to the color itself.
    ///
    /// Apple does not document the shade; here it is one fifth of the way to white, as measured for
    /// the system's red (TUIkit, "Gradients where a colour is accepted").
    public var gradient: AnyGradient { AnyGradient(self) }

    fileprivate func lighter(in environment: EnvironmentValues) -> Color {
        var color = resolve(in: environment)
        color.red += (1 - color.red) / 5
        color.green += (1 - color.green) / 5
        color.blue += (1 - color.blue) / 5
        return Color(color)
    }
}

extension AnyGradient: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        let stops = gradient(in: environment).paintStops
        return Paint(.linearGradient(stops, start: .top, end: .bottom))
    }
}
