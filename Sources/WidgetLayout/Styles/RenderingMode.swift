public import WidgetWire

extension WidgetEnvironment {
    /// The environment as it is drawn: only widgets in full colour can be light.
    ///
    /// Accented and vibrant content is white on whatever is behind the widget, so that the colours a
    /// dark appearance has are the ones to begin with.
    public var drawn: WidgetEnvironment {
        guard renderingMode != .fullColor else { return self }
        var environment = self
        environment.appearance = .dark
        return environment
    }
}

extension WidgetEnvironment.RenderingMode {
    /// What is done to a widget's content as a whole; nil for nothing.
    var contentGroup: Group? {
        guard self == .vibrant else { return nil }
        return .changing {
            $0.colorMatrix.values = ColorMatrixValue.toAlpha(red: 1, green: 1, blue: 1).values
        }
    }

    /// What is done to a container background that may not be taken away.
    ///
    /// It turns grey, and dark enough for white content in front of it.
    var backgroundGroup: Group {
        .changing {
            guard self != .fullColor else { return }
            $0.colorMatrix.values = ColorMatrixValue.greys(brightness: 0.5).values
        }
    }
}
