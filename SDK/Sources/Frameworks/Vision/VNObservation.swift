public import Foundation

/// An observation in an image.
///
/// Differs from Apple: there are never any observations.
open class VNObservation: NSObject {
    /// The identifier.
    public let uuid = UUID()
    /// The confidence, from 0 to 1.
    public let confidence: Float = 0

    // Only this module makes one, and it makes none.
    private override init() { super.init() }
}

/// A detected object.
open class VNDetectedObjectObservation: VNObservation {
    /// The place, from 0 to 1 on both axes, upwards.
    public var boundingBox: CGRect { .zero }
}

/// A rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation {}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation {}

/// A recognized text.
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// Returns the candidates, the most probable first.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A candidate of a recognized text.
open class VNRecognizedText: NSObject {
    /// The text.
    public var string: String { "" }
    /// The confidence, from 0 to 1.
    public var confidence: Float { 0 }
}

/// A barcode.
open class VNBarcodeObservation: VNRectangleObservation {
    /// The payload.
    public var payloadStringValue: String? { nil }
}

/// A classification.
open class VNClassificationObservation: VNObservation {
    /// The identifier of the class.
    public var identifier: String { "" }
}

/// A feature print, which is similar for similar images.
open class VNFeaturePrintObservation: VNObservation {
    /// Computes the distance to another feature print.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws { throw NSError(.operationFailed) }
}

/// An image computed from an image.
open class VNPixelBufferObservation: VNObservation {}

/// The salient regions of an image.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
    /// The salient objects.
    public var salientObjects: [VNRectangleObservation]? { nil }
}
