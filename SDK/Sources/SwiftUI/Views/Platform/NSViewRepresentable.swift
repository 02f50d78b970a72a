public import UIKit

/// A view of AppKit among SwiftUI's.
///
/// Differs from Apple: a widget draws none of AppKit's views; it takes the room it is offered and the log says so
/// once.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype NSViewType: NSView
    /// The type of what watches the view.
    associatedtype Coordinator = Void
    /// Never called: no view of AppKit is drawn.
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    /// Never called: no view of AppKit is drawn.
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    /// Never called: no view of AppKit is drawn.
    @MainActor @preconcurrency static func dismantleNSView(
        _ nsView: NSViewType, coordinator: Coordinator)
    /// Never called: no view of AppKit is drawn.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Never called: no view of AppKit is drawn.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
    /// What a view is made with.
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
    /// Nothing watches the view.
    public func makeCoordinator() where Coordinator == Void {}

    /// Nothing happens.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    /// Nothing is said.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }

    /// Never called: no view of AppKit is drawn.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a view of AppKit is made with.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// What watches the view.
    public let coordinator: Representable.Coordinator
    /// How it changes.
    public private(set) var transaction: Transaction
    /// What it inherits.
    public let environment: EnvironmentValues
}
