public import Foundation

/// Something seen in a picture.
///
/// Differs from Apple: nothing is ever seen.
open class VNObservation: NSObject {
    /// Which one it is.
    public let uuid = UUID()
    /// How sure it is, from 0 to 1.
    public let confidence: Float = 0

    // Only this module makes one, and it makes none.
    private override init() { super.init() }
}

/// Something at a place of a picture.
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

/// Written words.
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// What the words may be, the likeliest first.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What words may be.
open class VNRecognizedText: NSObject {
    /// The words.
    public var string: String { "" }
    /// How sure it is, from 0 to 1.
    public var confidence: Float { 0 }
}

/// A bar code.
open class VNBarcodeObservation: VNRectangleObservation {
    /// What it says.
    public var payloadStringValue: String? { nil }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation {
    /// In a word.
    public var identifier: String { "" }
}

/// Numbers that are near for pictures that look alike.
open class VNFeaturePrintObservation: VNObservation {
    /// How far it is from another.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws { throw NSError(.operationFailed) }
}

/// A picture made of a picture.
open class VNPixelBufferObservation: VNObservation {}

/// Where looks go.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
    /// The places, if any.
    public var salientObjects: [VNRectangleObservation]? { nil }
}
