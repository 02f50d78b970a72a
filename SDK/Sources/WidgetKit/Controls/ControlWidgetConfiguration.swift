/// The configuration of a control: its kind, provider and content.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// The type of the body.
    associatedtype Body: ControlWidgetConfiguration
    /// The body.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that describes itself instead of having a body.
@MainActor @preconcurrency
protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {
    /// Returns the description to register.
    func describe() -> ControlDescription
}

extension PrimitiveControlConfiguration {
    /// Never called, because a primitive configuration has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ControlWidgetConfiguration {
    /// Returns the description of any configuration.
    func description() -> ControlDescription {
        if let primitive = self as? any PrimitiveControlConfiguration {
            return primitive.describe()
        }
        return body.description()
    }
}
