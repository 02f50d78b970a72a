/// A question with buttons.
public struct Alert {
    /// A button of a question.
    public struct Button {
        /// Creates a default button.
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
        /// Creates a cancel button.
        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
        /// Creates a cancel button.
        public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
        /// Creates a destructive button.
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
    /// A button of the action sheet.
    public typealias Button = Alert.Button

    /// Creates an action sheet with a title and buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        withoutEffect()
    }
}
