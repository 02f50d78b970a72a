import Testing

@testable import WidgetWire

@Suite struct PartialEncodingTests {
    /// An entry with everything that stands beside its nodes; a label longer than 127 bytes has a length of
    /// two.
    private var message: RunnerMessage {
        var node = DisplayNode()
        node.id = 7
        node.frame.width = 20
        node.accessibilityLabel = String(repeating: "Long words. ", count: 30)
        node.paragraph.runs = [TextRun.with { $0.text = "Morning" }]
        var list = DisplayList()
        list.environment.width = 170
        list.nodes = [node, DisplayNode(), node]
        list.url = "porthole://morning"
        list.faces = [Face.with { $0.name = "Inter 17px" }]
        return RunnerMessage.with {
            $0.id = 300
            $0.entry.index = 4
            $0.entry.date = 1_000
            $0.entry.relevance.score = 2
            $0.entry.displayList = list
        }
    }

    @Test func `An entry that is encoded in parts is the entry`() throws {
        var decoder = FrameDecoder<RunnerMessage>()
        decoder.append(try Framing.frame(message))
        #expect(try decoder.next() == message)
        #expect(decoder.pendingByteCount == 0)
    }

    @Test func `Parts take as many bytes as the whole`() throws {
        let whole: [UInt8] = try message.serializedBytes()
        #expect(try message.encodedInParts().count == whole.count)
    }

    @Test func `Other messages are encoded as they are`() throws {
        let log = RunnerMessage.with { $0.log.text = "hello" }
        #expect(try log.encodedInParts() == log.serializedBytes())
    }
}
