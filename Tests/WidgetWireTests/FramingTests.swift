import FoundationEssentials
import Testing

@testable import WidgetWire

@Suite struct FramingTests {
    private func messages() -> [HostMessage] {
        var hello = HostMessage()
        hello.id = 1
        hello.hello = .current(software: "porthole tests")
        var request = HostMessage()
        request.id = 2
        request.timeline.kind = "com.example.clock"
        request.timeline.configuration["rows"] = .with { $0.int = 7 }
        var shutdown = HostMessage()
        shutdown.id = 3
        shutdown.shutdown = ShutdownRequest()
        return [hello, request, shutdown]
    }

    @Test("Messages survive however the bytes are cut", arguments: [1, 2, 3, 5, 64, 4096])
    func cutting(chunk: Int) throws {
        let sent = messages()
        let stream = try sent.flatMap { try Framing.frame($0) }
        var decoder = FrameDecoder<HostMessage>()
        var received: [HostMessage] = []
        for start in stride(from: 0, to: stream.count, by: chunk) {
            decoder.append(stream[start..<min(start + chunk, stream.count)])
            while let message = try decoder.next() { received.append(message) }
        }
        #expect(received == sent)
        #expect(decoder.pendingByteCount == 0)
    }

    @Test func `The prefix is little-endian`() throws {
        let frame = try Framing.frame(messages()[2])
        #expect(Array(frame.prefix(4)) == [UInt8(frame.count - 4), 0, 0, 0])
    }

    @Test func `A frame above the limit ends the stream before it is read`() {
        var decoder = FrameDecoder<HostMessage>()
        decoder.append([0x01, 0x00, 0x00, 0x01])
        #expect(throws: FramingError.tooLarge(bytes: 16_777_217)) { try decoder.next() }
    }

    @Test("More parts than a message may have are refused before they take memory")
    func elements() throws {
        let most = 998  // the entry and its list are parts too
        var message = RunnerMessage()
        message.entry.displayList.nodes = Array(repeating: DisplayNode(), count: most)
        var decoder = FrameDecoder<RunnerMessage>(elementLimit: 1_000)
        decoder.append(try Framing.frame(message))
        let received = try decoder.next()
        #expect(received?.entry.displayList.nodes.count == most)
        #expect(decoder.elementCount == 1_000)
        message.entry.displayList.nodes.append(DisplayNode())
        decoder.append(try Framing.frame(message))
        #expect(throws: FramingError.tooManyElements(limit: 1_000)) { try decoder.next() }
    }

    @Test("Every kind of part counts, wherever it is")
    func kinds() throws {
        let description = PluginDescription.with {
            $0.activities = ["", "a"]
            $0.widgets = [.with { $0.families = Array(repeating: .systemSmall, count: 5) }]
        }
        let offered = Array(try Framing.frame(description).dropFirst(4))
        #expect(ElementCounter.count(PluginDescription.self, in: offered, limit: 99) == 2 + 1 + 5)
        #expect(ElementCounter.count(PluginDescription.self, in: offered, limit: 1) == 2)
        let options = OptionsRequest.with { $0.configuration = ["a": .init(), "b": .init()] }
        let asked = Array(try Framing.frame(options).dropFirst(4))
        #expect(ElementCounter.count(OptionsRequest.self, in: asked, limit: 99) == 2)
        let text = DisplayNode.with { $0.paragraph.runs = [.with { $0.text = "a\u{12}\0b" }] }
        let node = Array(try Framing.frame(text).dropFirst(4))
        #expect(ElementCounter.count(DisplayNode.self, in: node, limit: 99) == 2)
        let bitmap = Bitmap.with { $0.pixels = Data(repeating: 0x12, count: 1_000) }
        let picture = Array(try Framing.frame(bitmap).dropFirst(4))
        #expect(ElementCounter.count(Bitmap.self, in: picture, limit: 99) == 0)
    }

    @Test("Bytes that are no message are counted as far as they go")
    func malformedParts() {
        for bytes in [[0xff], [0x12, 0xff], [0x12, 0x05, 0], [0x0b], [0, 0]] as [[UInt8]] {
            #expect(ElementCounter.count(DisplayList.self, in: bytes, limit: 9) <= 1)
        }
    }

    @Test func `A message above the limit is not sent`() {
        var message = HostMessage()
        message.timeline.kind = String(repeating: "k", count: Framing.messageLimit)
        #expect(throws: FramingError.self) { try Framing.frame(message) }
    }

    @Test func `Bytes that are no message are named as such`() {
        var decoder = FrameDecoder<HostMessage>()
        decoder.append([2, 0, 0, 0, 0xff, 0xff])
        #expect { try decoder.next() } throws: {
            "\($0)".hasPrefix("a frame holds no readable message")
        }
    }

    @Test func `An unknown field is skipped`() throws {
        var frame = try Framing.frame(messages()[2])
        let unknown: [UInt8] = [0xfa, 0x3e, 1, 0x55]  // field 1007, one byte
        frame.append(contentsOf: unknown)
        frame[0] += UInt8(unknown.count)
        var decoder = FrameDecoder<HostMessage>()
        decoder.append(frame)
        #expect(try decoder.next()?.id == 3)
    }
}
