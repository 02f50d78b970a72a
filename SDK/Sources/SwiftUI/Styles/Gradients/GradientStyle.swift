// From top to bottom; a gauge's runs along the gauge.
extension Gradient: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        paint(from: .top, to: .bottom)
    }
}
