/// A property of a view that gets its value from outside, before `body` is evaluated.
public protocol DynamicProperty {
    /// Called before each evaluation of `body`, after the dynamic properties inside were updated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property that reads inherited values.
package protocol EnvironmentReading: DynamicProperty {
    /// Takes the value out of the environment.
    mutating func read(_ environment: EnvironmentValues)
}
