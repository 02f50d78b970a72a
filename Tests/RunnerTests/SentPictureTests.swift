import Foundation
import Testing
import WidgetWire

/// Images of a plugin in C as they are sent to the host.
@Suite(.timeLimit(.minutes(2)))
struct SentPictureTests {
    @Test func `A picture is sent once in an answer, before the entries that draw it`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("ShowsImages"))
        let id = try runner.requestTimeline("org.example.shows-images") {
            $0.environments[0].metrics = .fonts
        }
        var sent: [Bitmap] = []
        var lists: [DisplayList] = []
        while lists.count < 3 {
            switch try runner.answer(to: id) {
            case .bitmap(let bitmap):
                #expect(lists.isEmpty)
                sent.append(bitmap)
            case .entry(let entry): lists.append(entry.displayList)
            case let reply: throw RefusedError(reply)
            }
        }
        try #require(sent.count == 1)
        #expect([sent[0].width, sent[0].height] == [8, 8])
        #expect(sent[0].isComplete)
        // Blue, green, red and alpha.
        #expect(Array(sent[0].pixels.prefix(4)) == [0, 0, 255, 255])
        for list in lists {
            #expect(list.bitmaps.isEmpty)
            // In its frame and at its own size; the broken pictures draw nothing.
            let drawn = list.nodes.map(\.image.bitmap).filter { $0 != 0 }
            #expect(drawn == [sent[0].digest, sent[0].digest])
        }
    }
}
