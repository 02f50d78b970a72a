/// Sheets and popovers of an app, which widgets do not present.
extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect()
    }
}
