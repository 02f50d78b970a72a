public import Foundation

/// A request for the analysis of an image.
open class VNRequest: NSObject {
    /// Called with the results, or with an error.
    public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void

    /// Called with the results, or with an error.
    public let completionHandler: CompletionHandler?
    /// The results; always `nil`.
    open var results: [VNObservation]? { nil }
    /// No effect here.
    open var preferBackgroundProcessing = false
    /// No effect here.
    open var usesCPUOnly = false
    /// No effect here.
    open var revision = 1

    /// Creates a request without a completion handler.
    public override convenience init() { self.init(completionHandler: nil) }

    /// Creates a request with a completion handler.
    public init(completionHandler: CompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    /// Cancels the request.
    open func cancel() {}
}

/// A request for a region of an image.
open class VNImageBasedRequest: VNRequest {
    /// The part, from 0 to 1 on both axes, upwards.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Detects faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

/// Detects facial landmarks.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {}

/// Detects people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// Whether a head and shoulders are enough.
    open var upperBodyOnly = true
}

/// Detects regions that attract attention.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}

/// Detects regions that contain objects.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {}

/// Classifies the image.
open class VNClassifyImageRequest: VNImageBasedRequest {}

/// A feature print, which is similar for similar images.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}

/// Detects barcodes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {}

/// Detects rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The maximum number of observations.
    open var maximumObservations = 1
    /// The minimum confidence, from 0 to 1.
    open var minimumConfidence: Float = 0
}

/// Recognizes text.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// The recognition level.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The language codes.
    open var recognitionLanguages: [String] = []
    /// Whether language correction is used.
    open var usesLanguageCorrection = true
    /// The minimum text height, relative to the image.
    open var minimumTextHeight: Float = 0
}

/// The recognition level.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Accurate.
    case accurate
    /// Fast.
    case fast
}

/// Segments people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    /// The quality of the segmentation.
    public enum QualityLevel: UInt, Sendable {
        /// Accurate.
        case accurate
        /// Balanced.
        case balanced
        /// Fast.
        case fast
    }

    /// The quality of the segmentation.
    open var qualityLevel = QualityLevel.accurate
}

/// Segments foreground objects.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}
