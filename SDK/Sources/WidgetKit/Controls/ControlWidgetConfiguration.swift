/// What a control consists of: its kind, its provider and its content.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// The type of the configuration this one is made of.
    associatedtype Body: ControlWidgetConfiguration
    /// The configuration this one is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that describes itself instead of having a body.
@MainActor @preconcurrency
protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {
    /// What to register.
    func describe() -> ControlDescription
}

extension PrimitiveControlConfiguration {
    /// Never called: a primitive configuration describes itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ControlWidgetConfiguration {
    /// What to register for any configuration.
    func description() -> ControlDescription {
        if let primitive = self as? any PrimitiveControlConfiguration {
            return primitive.describe()
        }
        return body.description()
    }
}
