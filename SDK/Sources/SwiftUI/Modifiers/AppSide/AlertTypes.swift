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
    /// No effect here: widgets present nothing.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        NoEffect.of(".actionSheet")
        return self
    }

    /// No effect here: widgets present nothing.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        NoEffect.of(".actionSheet")
        return self
    }
}
