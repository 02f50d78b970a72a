import CWidgetPlugin

/// The regions that a safe area keeps free.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// The safe area of the container.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The safe area of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}

/// A view that extends beyond its safe area.
struct IgnoresSafeAreaModifier {
    let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        guard recorder.environment.hasSafeArea else { return content() }
        recorder.node(WIDGET_IGNORES_SAFE_AREA) {
            recorder.set(WIDGET_EDGES, Int64(edges.rawValue))
            content()
        }
    }
}

extension EnvironmentValues {
    private struct SafeAreaKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether an enclosing view has a safe area.
    var hasSafeArea: Bool {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

extension View {
    /// Extends the view into the safe area that `safeAreaPadding` and `safeAreaInset` add.
    ///
    /// As on Apple's platforms since iOS 17, the margins of a widget are not a safe area: a
    /// container background fills the widget anyway, and other views stay inside its margins. There
    /// is no keyboard.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view into the safe area that `safeAreaPadding` and `safeAreaInset` add.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
