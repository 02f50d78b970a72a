/// An intent that opens something in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: _IntentValue
    /// What to open; a parameter.
    var target: Value { get set }
}
