public import UIKit

/// A screen of UIKit among SwiftUI's views.
///
/// Differs from Apple: a widget has no screens; it takes the room it is offered and the log says so once.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the screen.
    associatedtype UIViewControllerType: UIViewController
    /// The type of what watches the screen.
    associatedtype Coordinator = Void
    /// Never called: a widget has no screens.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Never called: a widget has no screens.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Never called: a widget has no screens.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Never called: a widget has no screens.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// What a screen is made with.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    /// Nothing watches the screen.
    public func makeCoordinator() where Coordinator == Void {}

    /// Nothing happens.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Never called: a widget has no screens.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a screen of UIKit is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What watches the screen.
    public let coordinator: Representable.Coordinator
    /// How it changes.
    public private(set) var transaction: Transaction
    /// What it inherits.
    public let environment: EnvironmentValues
}
