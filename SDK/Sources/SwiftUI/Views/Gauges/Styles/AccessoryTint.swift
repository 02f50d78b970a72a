/// The tint where one is set, else the foreground style: gauges with a dot are not blue by
/// themselves.
struct AccessoryTint: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        let style = environment.tintStyle ?? AnyShapeStyle(.foreground)
        return style.paint(in: environment)
    }
}
