/// What a widget consists of: its kind, its provider and its content.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration this one is made of.
    associatedtype Body: WidgetConfiguration
    /// The configuration this one is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// What to register; met for every configuration, as `View._makeView` is for every view, and
    /// not for authors to call.
    @MainActor static func _makeWidgetConfiguration(
        widgetConfiguration: Self
    ) -> _WidgetConfigurationOutputs
}

extension WidgetConfiguration {
    /// What the body registers.
    public static func _makeWidgetConfiguration(
        widgetConfiguration: Self
    ) -> _WidgetConfigurationOutputs {
        Body._makeWidgetConfiguration(widgetConfiguration: widgetConfiguration.body)
    }
}

/// What a configuration registers.
public struct _WidgetConfigurationOutputs {
    package let registration: (any Registrable)?
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

    /// What the configuration says itself.
    public static func _makeWidgetConfiguration(
        widgetConfiguration: Self
    ) -> _WidgetConfigurationOutputs {
        _WidgetConfigurationOutputs(registration: widgetConfiguration.registration())
    }
}

extension WidgetConfiguration {
    /// What to register for any configuration, or `nil` for nothing.
    package func registered() -> (any Registrable)? {
        Self._makeWidgetConfiguration(widgetConfiguration: self).registration
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
