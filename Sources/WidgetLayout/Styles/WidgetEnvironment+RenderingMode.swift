public import WidgetWire

extension WidgetEnvironment {
    /// The environment as it is drawn: only widgets in full colour can be light.
    ///
    /// Accented and vibrant content is white on whatever is behind the widget, so it starts from
    /// the colours of a dark appearance.
    public var drawn: WidgetEnvironment {
        guard renderingMode != .fullColor else { return self }
        var environment = self
        environment.appearance = .dark
        return environment
    }
}

extension WidgetEnvironment.RenderingMode {
    /// The group around a widget's whole content; nil for none.
    var contentGroup: Group? {
        guard self == .vibrant else { return nil }
        return .changing {
            $0.colorMatrix.values = ColorMatrixValue.toAlpha(red: 1, green: 1, blue: 1).values
        }
    }

    /// The group around a container background that cannot be removed.
    ///
    /// It makes the background grey, and dark enough for white content in front of it.
    var backgroundGroup: Group {
        .changing {
            guard self != .fullColor else { return }
            $0.colorMatrix.values = ColorMatrixValue.greys(brightness: 0.5).values
        }
    }
}
