/// An intent that the system may suggest.
///
/// No effect here: nothing is suggested.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    /// The type of the predictions.
    associatedtype PredictionConfiguration: IntentPredictionConfiguration
    /// The predictions of the intent.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
        get
    }
}

/// Describes predictions of an intent.
public protocol IntentPredictionConfiguration {}

/// A prediction of an intent with some parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    /// Creates a prediction with any parameters.
    public init(displayRepresentation: () -> DisplayRepresentation) {}

    /// Creates a prediction with these parameters.
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: (repeat each Value) -> DisplayRepresentation
    ) {}
}

/// The predictions of an intent.
public struct IntentPredictions: IntentPredictionConfiguration {}

/// Builds predictions from the statements of a closure.
@resultBuilder
public struct IntentPredictionsBuilder<Intent: AppIntent> {
    /// Adds a prediction.
    public static func buildExpression(
        _ prediction: IntentPrediction<Intent>
    ) -> IntentPrediction<Intent> {
        prediction
    }

    /// Combines predictions.
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions {
        IntentPredictions()
    }
}
