public import UIKit

/// A view of UIKit among SwiftUI's.
///
/// Differs from Apple: widgets do not draw UIKit views; as a view it is empty and fills the
/// proposed size, and the log says so once.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Never called, because UIKit views are not drawn.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Never called, because UIKit views are not drawn.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Never called, because UIKit views are not drawn.
    @MainActor @preconcurrency static func dismantleUIView(
        _ uiView: UIViewType, coordinator: Coordinator)
    /// Never called, because UIKit views are not drawn.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Never called, because UIKit views are not drawn.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    /// The context of a UIKit view.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    /// Creates no coordinator by default.
    public func makeCoordinator() where Coordinator == Void {}

    /// Does nothing by default.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Returns `nil`, so that the default size is used.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    /// Never called, because UIKit views are not drawn.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The context of a UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}
