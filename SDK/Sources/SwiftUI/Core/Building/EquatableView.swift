/// A view that is only updated if it changes.
///
/// No effect here: views are created anew for each entry.
@frozen public struct EquatableView<Content: Equatable> {
    /// The view.
    public var content: Content

    /// Wraps a view.
    @inlinable nonisolated public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View where Content: View {
    /// The view itself.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Makes the view update only if it changes.
    ///
    /// No effect here: views are created anew for each entry.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
