/// A property of a view that gets its value from outside, before `body` is evaluated.
public protocol DynamicProperty {
    /// Called before each evaluation of `body`, after the dynamic properties inside were updated.
    mutating func update()
    /// Binds the property to its view before ``update()``; implemented for every dynamic property,
    /// and not called by authors.
    @MainActor mutating func _bind(inputs: _PropertyInputs)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Does nothing.
    public mutating func _bind(inputs: _PropertyInputs) {}
}

/// The inputs of a dynamic property.
public struct _PropertyInputs {
    /// The environment of the view.
    let environment: EnvironmentValues
    /// The state that views keep between recordings.
    let memory: ViewMemory
    /// The position of the property's view.
    let place: ViewPlace
}
