import CWidgetPlugin

/// The variant of symbols, which is appended to their names.
public struct SymbolVariants: Hashable, Sendable {
    /// The parts of names, in the order names have them.
    fileprivate var parts: [String]

    /// No variant.
    public static let none = SymbolVariants(parts: [])
    /// Inside a circle.
    public static let circle = SymbolVariants(parts: ["circle"])
    /// Inside a square.
    public static let square = SymbolVariants(parts: ["square"])
    /// Inside a rectangle.
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(parts: ["fill"])
    /// With a slash.
    public static let slash = SymbolVariants(parts: ["slash"])

    /// The variant in a circle.
    public var circle: SymbolVariants { adding("circle") }
    /// The variant in a square.
    public var square: SymbolVariants { adding("square") }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { adding("rectangle") }
    /// Returns the filled variant.
    public var fill: SymbolVariants { adding("fill") }
    /// The variant struck through.
    public var slash: SymbolVariants { adding("slash") }

    /// Returns whether the variant includes another one.
    public func contains(_ other: SymbolVariants) -> Bool {
        other.parts.allSatisfy(parts.contains)
    }

    private static let order = ["slash", "circle", "square", "rectangle", "fill"]

    private func adding(_ part: String) -> SymbolVariants {
        SymbolVariants(parts: Self.order.filter { $0 == part || parts.contains($0) })
    }

    fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
        other.parts.reduce(self) { $0.adding($1) }
    }
}

extension EnvironmentValues {
    private struct SymbolVariantsKey: RecordedEnvironmentKey {
        static let defaultValue = SymbolVariants.none

        static func record(_ value: SymbolVariants, into recorder: ViewRecorder) {
            recorder.set(WIDGET_SYMBOL_VARIANTS, value.parts.joined(separator: "."))
        }
    }

    /// The variant of symbols, which is appended to their names.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Adds variants to the symbols in the view; `.none` removes all.
    ///
    /// A symbol that lacks one is drawn without.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) {
            $0 = variant == .none ? .none : $0.union(variant)
        }
    }
}
