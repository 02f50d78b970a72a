public import Foundation

/// Questions an app asks; a widget asks none.
extension View {
    /// No effect here: a widget presents nothing.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func alert(
        isPresented: Binding<Bool>, content: () -> Alert
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        NoEffect.of(".confirmationDialog")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        NoEffect.of(".confirmationDialog")
        return self
    }
}

/// A question with buttons.
public struct Alert {
    /// A button of a question.
    public struct Button {
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
        /// A button that leaves everything as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
        /// A button that leaves everything as it is.
        public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
    }

    /// A question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    /// A question with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {}
}

/// Choices that an app offers from below.
public struct ActionSheet {
    /// One choice.
    public typealias Button = Alert.Button

    /// Choices with a title.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

extension View {
    /// No effect here: a widget presents nothing.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        NoEffect.of(".actionSheet")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        NoEffect.of(".actionSheet")
        return self
    }
}

extension View {
    /// No effect here: a widget presents nothing.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }

    /// No effect here: a widget presents nothing.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        NoEffect.of(".alert")
        return self
    }
}
