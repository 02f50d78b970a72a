/// Shared setup of several previews, used as `#Preview(traits: .modifier(…))`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the context shared by all previews with this modifier.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The preview's view.
    typealias Content = PreviewModifierContent

    /// Creates the shared context; called once, when the first preview is drawn.
    ///
    /// An error is that of each preview, which the user reads.
    static func makeSharedContext() async throws -> Context

    /// Returns the view of the preview with the shared context.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates no context by default.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, in a modifier's body.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The view.
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Draws the preview with a modifier.
    @MainActor @preconcurrency
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
        // Unsafe but sound: made and used on the main thread only.
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(layout: nil) { view in
            let context = try await SharedContexts.context(of: M.self)
            let content = PreviewModifierContent(content: AnyView(erasing: view))
            return modifier.body(content: content, context: context)
        }
    }
}

/// The shared contexts of preview modifiers, by type.
@MainActor
private enum SharedContexts {
    private static var made: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
        let key = ObjectIdentifier(type)
        if let context = made[key] as? M.Context { return context }
        let context = try await type.makeSharedContext()
        made[key] = context
        return context
    }
}
