/// What a widget consists of: its kind, its provider and its content.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration this one is made of.
    associatedtype Body: WidgetConfiguration
    /// The configuration this one is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that describes itself instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {
    /// What to register, or `nil` for nothing.
    func registration() -> (any Registrable)?
}

extension PrimitiveWidgetConfiguration {
    /// Never called: a primitive configuration describes itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension WidgetConfiguration {
    /// What to register for any configuration, or `nil` for nothing.
    package func registered() -> (any Registrable)? {
        if let primitive = self as? any PrimitiveWidgetConfiguration {
            return primitive.registration()
        }
        return body.registered()
    }

    /// The widget to register; `nil` for none, or for a live activity.
    package func description() -> WidgetDescription? { registered() as? WidgetDescription }
}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: Sendable {
    /// Creates a configuration of no widget.
    public init() {}
}

extension EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
    package func registration() -> (any Registrable)? { nil }
}
