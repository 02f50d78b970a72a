/// A property of a view that gets its value from outside, before `body` is evaluated.
public protocol DynamicProperty {
    /// Called before each evaluation of `body`, after the dynamic properties inside were updated.
    mutating func update()
    /// Takes the value from where the view stands, before ``update()``; met for every dynamic
    /// property, and not for authors to call.
    @MainActor mutating func _bind(inputs: _PropertyInputs)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Takes nothing.
    public mutating func _bind(inputs: _PropertyInputs) {}
}

/// What a dynamic property takes its value from.
public struct _PropertyInputs {
    /// What the view inherits.
    let environment: EnvironmentValues
    /// What views remember from the recording before.
    let memory: ViewMemory
    /// Where the property stands.
    let place: ViewPlace
}
