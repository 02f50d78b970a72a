public import UIKit

/// Makes what hears of a Mac's app; a widget has no app.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate>: DynamicProperty {
    /// Never asked for: nothing makes an app here.
    public var wrappedValue: DelegateType { fatalError("a widget has no app") }

    /// Names the type of what hears of the app.
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
