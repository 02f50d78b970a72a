/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// By the colour of its layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By how much of its outline is drawn.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colours of a symbol's layers are painted.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// Evenly.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// With a gradient.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
    /// No effect here: symbols show their variable value by the opacity of their layers.
    nonisolated public func symbolVariableValueMode(
        _ mode: SymbolVariableValueMode?
    ) -> some View { self }

    /// No effect here: symbols are painted evenly.
    nonisolated public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?
    ) -> some View { self }
}

extension Image {
    /// No effect here: symbols show their variable value by the opacity of their layers.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        self
    }

    /// No effect here: symbols are painted evenly.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        self
    }
}
