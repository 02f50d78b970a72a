import AVFoundation
import Foundation
import Testing

@Suite("AVFoundation")
struct AVFoundationTests {
    @Test func `fits a picture into a rectangle`() {
        let fitted = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 10, y: 0, width: 100, height: 100))
        #expect(fitted == CGRect(x: 10, y: 25, width: 100, height: 50))
    }

    @Test func `plays no sounds`() {
        #expect(throws: CocoaError.self) {
            try AVAudioPlayer(contentsOf: URL(filePath: "/gong.wav")).prepareToPlay()
        }
    }
}
