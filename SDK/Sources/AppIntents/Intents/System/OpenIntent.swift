/// An intent that opens something in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    /// The type of the target.
    associatedtype Value: _IntentValue
    /// The parameter with the target to open.
    var target: Value { get set }
}
