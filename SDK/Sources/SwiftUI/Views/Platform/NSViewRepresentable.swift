public import UIKit

/// A view of AppKit among SwiftUI's.
///
/// Differs from Apple: widgets do not draw AppKit views; as a view it is empty and fills the
/// proposed size, and the log says so once.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype NSViewType: NSView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Never called, because AppKit views are not drawn.
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    /// Never called, because AppKit views are not drawn.
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    /// Never called, because AppKit views are not drawn.
    @MainActor @preconcurrency static func dismantleNSView(
        _ nsView: NSViewType, coordinator: Coordinator)
    /// Never called, because AppKit views are not drawn.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Never called, because AppKit views are not drawn.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
    /// The context of an AppKit view.
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
    /// Creates no coordinator by default.
    public func makeCoordinator() where Coordinator == Void {}

    /// Does nothing by default.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    /// Returns `nil`, so that the default size is used.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }

    /// Never called, because AppKit views are not drawn.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The context of an AppKit view.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}
