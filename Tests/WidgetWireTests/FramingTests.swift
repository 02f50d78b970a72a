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

    @Test(arguments: [1, 2, 3, 5, 64, 4096])
    func `Messages are decoded from chunks of any size`(chunk: Int) throws {
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

    @Test func `A message with too many parts is refused while it is read`() throws {
        let most = 998  // the entry and its list are parts too
        var message = RunnerMessage()
        message.entry.displayList.nodes = Array(repeating: DisplayNode(), count: most)
        var decoder = FrameDecoder<RunnerMessage>(elementLimit: 1_000)
        decoder.append(try Framing.frame(message))
        let received = try decoder.next()
        #expect(received?.entry.displayList.nodes.count == most)
        // Messages count for four.
        #expect(decoder.elementCount == 4_000)
        message.entry.displayList.nodes.append(DisplayNode())
        decoder.append(try Framing.frame(message))
        #expect(throws: FramingError.tooManyElements(limit: 1_000)) { try decoder.next() }
    }

    @Test func `A message above the limit is not sent`() {
        var message = HostMessage()
        message.timeline.kind = String(repeating: "k", count: Framing.messageLimit)
        #expect(throws: FramingError.self) { try Framing.frame(message) }
    }

    @Test func `The error for bytes that are not a message says so`() {
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
