import CoreMedia
import PassKit
import Testing
import Translation
import Vision

@Suite("A framework that sees, translates or pays")
struct VisionTests {
    @Test func `says that nothing looks at a picture, to the caller and to each question`() {
        var failures = 0
        let request = VNDetectFaceRectanglesRequest { _, error in
            if (error as NSError?)?.domain == VNErrorDomain { failures += 1 }
        }
        #expect(throws: NSError.self) {
            try VNImageRequestHandler(data: Data()).perform([request])
        }
        #expect(failures == 1 && request.results == nil)
        let rect = VNImageRectForNormalizedRect(
            CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5), 200, 100)
        #expect(rect == CGRect(x: 100, y: 25, width: 100, height: 50))
    }

    @Test func `has no passes and no languages`() async {
        #expect(throws: PKPassKitError.self) { try PKPass(data: Data()) }
        #expect(PKPassLibrary().passes().isEmpty && !PKPassLibrary.isPassLibraryAvailable())
        let languages = LanguageAvailability()
        let status = await languages.status(from: Locale.Language(identifier: "de"), to: nil)
        #expect(status == .unsupported)
    }

    @Test func `counts time in fractions of a second`() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900 && time.seconds == 1.5)
        #expect((time + CMTime(value: 1, timescale: 2)).seconds == 2)
        #expect((time - .zero) == time && time > .zero)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(CMTimeRange(start: .zero, end: time).duration == time)
    }
}
