public import UIKit

/// A part of a Mac's app among SwiftUI's views.
///
/// Differs from Apple: widgets do not show it; as a view it is empty and fills the proposed size,
/// and the log says so once.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    /// The type of the part.
    associatedtype NSViewControllerType: NSViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Never called, because a widget has no windows.
    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    /// Never called, because a widget has no windows.
    @MainActor @preconcurrency func updateNSViewController(
        _ nsViewController: NSViewControllerType, context: Context)
    /// Never called, because a widget has no windows.
    @MainActor @preconcurrency static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Never called, because a widget has no windows.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The context of an AppKit view controller.
    typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
    /// Creates no coordinator by default.
    public func makeCoordinator() where Coordinator == Void {}

    /// Does nothing by default.
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    /// Never called, because a widget has no windows.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The context of an AppKit view controller.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public private(set) var transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}
