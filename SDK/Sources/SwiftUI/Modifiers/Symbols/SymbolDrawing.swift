/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// By the color of its layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the drawn length of its outline.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colors of symbol layers are painted.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// A flat color.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// A gradient.
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
