/// The configuration of a widget: its kind, provider and content.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration this one is made of.
    associatedtype Body: WidgetConfiguration
    /// The configuration this one is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Returns the registration.
    ///
    /// Implemented for every configuration, as `View._makeView` is for every view, and not called
    /// by authors.
    @MainActor static func _makeWidgetConfiguration(
        widgetConfiguration: Self
    ) -> _WidgetConfigurationOutputs
}

extension WidgetConfiguration {
    /// Returns the registration of the body.
    public static func _makeWidgetConfiguration(
        widgetConfiguration: Self
    ) -> _WidgetConfigurationOutputs {
        Body._makeWidgetConfiguration(widgetConfiguration: widgetConfiguration.body)
    }
}

/// The registration of a configuration.
public struct _WidgetConfigurationOutputs {
    package let registration: (any Registrable)?
}

extension Never: WidgetConfiguration {}

/// A configuration that describes itself instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {
    /// Returns the registration, or `nil` if there is none.
    func registration() -> (any Registrable)?
}

extension PrimitiveWidgetConfiguration {
    /// Never called, because a primitive configuration has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Returns the configuration's own registration.
    public static func _makeWidgetConfiguration(
        widgetConfiguration: Self
    ) -> _WidgetConfigurationOutputs {
        _WidgetConfigurationOutputs(registration: widgetConfiguration.registration())
    }
}

extension WidgetConfiguration {
    /// Returns the registration, or `nil` if there is none.
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
