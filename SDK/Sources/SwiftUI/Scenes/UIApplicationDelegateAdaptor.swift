public import UIKit

/// Creates the delegate of an app; a widget has no app.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    /// Never read, because no app is created.
    public var wrappedValue: DelegateType { fatalError("a widget has no app") }

    /// Creates an adaptor with the type of the delegate.
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
