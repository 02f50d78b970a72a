public import Foundation

/// A question about a picture.
open class VNRequest: NSObject {
    /// What is called with the answers, or with why there are none.
    public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void

    /// What is called with the answers.
    public let completionHandler: CompletionHandler?
    /// The answers: none.
    open var results: [VNObservation]? { nil }
    /// No effect here.
    open var preferBackgroundProcessing = false
    /// No effect here.
    open var usesCPUOnly = false
    /// No effect here.
    open var revision = 1

    /// A question that only its results answer.
    public override convenience init() { self.init(completionHandler: nil) }

    /// A question whose answers a closure is given.
    public init(completionHandler: CompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    /// Takes it back.
    open func cancel() {}
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest {
    /// The part, from 0 to 1 on both axes, upwards.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

/// Where eyes, noses and mouths are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {}

/// Where people are.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// Whether a head and shoulders are enough.
    open var upperBodyOnly = true
}

/// Where a look goes first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}

/// Where things are.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {}

/// What the picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {}

/// Numbers that are near for pictures that look alike.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}

/// Where bar codes are, and what they say.
open class VNDetectBarcodesRequest: VNImageBasedRequest {}

/// Where rectangles are.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// How many to find.
    open var maximumObservations = 1
    /// How sure to be, from 0 to 1.
    open var minimumConfidence: Float = 0
}

/// What is written in the picture.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// How well to read.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// In which languages, by their codes.
    open var recognitionLanguages: [String] = []
    /// Whether to know words.
    open var usesLanguageCorrection = true
    /// How high letters are at least, as a part of the picture.
    open var minimumTextHeight: Float = 0
}

/// How well to read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Well.
    case accurate
    /// Soon.
    case fast
}

/// Which parts of the picture are people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    /// How finely to cut them out.
    public enum QualityLevel: UInt, Sendable {
        /// Finely.
        case accurate
        /// In between.
        case balanced
        /// Soon.
        case fast
    }

    /// How finely to cut them out.
    open var qualityLevel = QualityLevel.accurate
}

/// Which parts of the picture stand before the others.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}
