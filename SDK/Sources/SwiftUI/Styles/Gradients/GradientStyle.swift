// From top to bottom; a gauge's runs along the gauge.
extension Gradient: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(.linearGradient(paintStops, start: .top, end: .bottom))
    }
}
