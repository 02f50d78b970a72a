public import UIKit

/// A screen of UIKit among SwiftUI's views.
///
/// Differs from Apple: widgets do not show it; as a view it is empty and fills the proposed size,
/// and the log says so once.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the screen.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Never called, because a widget shows no view controllers.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Never called, because a widget shows no view controllers.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Never called, because a widget shows no view controllers.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Never called, because a widget shows no view controllers.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The context of a UIKit view controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    /// Creates no coordinator by default.
    public func makeCoordinator() where Coordinator == Void {}

    /// Does nothing by default.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Never called, because a widget shows no view controllers.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The context of a UIKit view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}
