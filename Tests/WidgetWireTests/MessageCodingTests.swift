import FoundationEssentials
import SwiftProtobuf
import Testing

@testable import WidgetWire

/// Reading and writing must agree with SwiftProtobuf, which defines what the bytes mean.
@Suite struct MessageCodingTests {
    /// An entry with fields of every type that widget.proto has, long and short.
    private static let entry = RunnerMessage.with {
        var text = DisplayNode()
        text.id = .max
        text.frame.x = -12.5
        text.accessibilityLabel = String(repeating: "Long words. ", count: 30)
        text.paragraph.runs = [.with { $0.text = "Café 72°" }, .with { $0.liveDate.date = 9 }]
        text.paragraph.typesetting.runs = [
            .with {
                $0.glyphs = [0, 127, 128, 70_000]
                $0.positions = [0, -1.5, 3e9, .leastNonzeroMagnitude]
            }
        ]
        var group = DisplayNode()
        group.childCount = 300
        group.group.colorMatrix.values = [1, 0, -0.5]
        var path = DisplayNode()
        path.shape.outline.path.verbs = Data([0, 1, 3])
        path.shape.outline.path.points = [1, 2, 3, 4]
        var button = DisplayNode()
        button.hitRegion.isOn = false
        button.hitRegion.action.arguments = ["count": .with { $0.int = -3 }]
        $0.id = 300
        $0.entry.date = 1_000
        $0.entry.relevance.score = 2
        $0.entry.displayList.environment.textSize = .accessibility5
        $0.entry.displayList.nodes = [text, DisplayNode(), group, path, button]
    }
    private static let description = RunnerMessage.with {
        $0.described.activities = ["", "a"]
        $0.described.widgets = [
            .with { $0.families = [.systemSmall, .UNRECOGNIZED(-1), .UNRECOGNIZED(300)] }
        ]
    }
    private static let picture = RunnerMessage.with {
        $0.bitmap.pixels = Data(repeating: 0x12, count: 70_000)
    }

    @Test(arguments: [entry, description, picture])
    func `SwiftProtobuf reads what is written`(message: RunnerMessage) throws {
        let bytes = try MessageWriter.append(message, to: [])
        #expect(try RunnerMessage(serializedBytes: bytes) == message)
        #expect(try bytes == message.serializedBytes())
    }

    @Test(arguments: [entry, description, picture])
    func `Messages that SwiftProtobuf writes are read`(message: RunnerMessage) throws {
        let bytes: [UInt8] = try message.serializedBytes()
        let read = try MessageReader.read(RunnerMessage.self, from: bytes, limit: 100)
        #expect(read.message == message)
    }

    @Test func `Bytes that are cut or changed are read as SwiftProtobuf reads them`() throws {
        let bytes: [UInt8] = try Self.entry.serializedBytes()
        var options = BinaryDecodingOptions()
        options.discardUnknownFields = true
        var compared = 0
        for index in bytes.indices {
            for changed in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var mutated = bytes
                mutated[index] = changed
                let expected = try? RunnerMessage(serializedBytes: mutated, options: options)
                let read = try? MessageReader.read(
                    RunnerMessage.self, from: mutated, limit: 100_000)
                // SwiftProtobuf knows groups, but no map whose values are of another type.
                guard let read, let expected else { continue }
                compared += 1
                #expect(read.message.isSame(as: expected), "\(index) is \(changed)")
            }
            let cut = Array(bytes[..<index])
            let expected = try? RunnerMessage(serializedBytes: cut)
            let read = try? MessageReader.read(RunnerMessage.self, from: cut, limit: 100_000)
            #expect(read?.message == expected)
        }
        #expect(compared > bytes.count)
    }

    @Test func `Unpacked repeated fields and repeated messages are read`() throws {
        let glyphs: [UInt8] = [0x28, 5, 0x28, 6, 0x35, 0, 0, 0x80, 0x3F]
        let run = try MessageReader.read(FaceRun.self, from: glyphs, limit: 2).message
        #expect(run.glyphs == [5, 6])
        #expect(run.positions == [1])
        let frames: [UInt8] =
            [0x1A, 9, 0x09] + bytes(of: 1) + [0x1A, 9, 0x11] + bytes(of: 2)
        let node = try MessageReader.read(DisplayNode.self, from: frames, limit: 2).message
        #expect(node.frame == .with { ($0.x, $0.y) = (1, 2) })
    }

    private func bytes(of number: Double) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
    }

    @Test func `Nested messages, repeated fields and maps count as parts`() throws {
        func count<M: Message>(_ message: M, limit: Int = 99) throws -> Int {
            let bytes: [UInt8] = try message.serializedBytes()
            return try MessageReader.read(M.self, from: bytes, limit: limit).count
        }
        let offered = Self.description.described
        #expect(try count(offered) == 2 + 1 + 3)
        #expect(throws: MessageReader.TooManyElements.self) { try count(offered, limit: 5) }
        let values = ["a": ParameterValue.with { $0.int = 1 }, "b": .init()]
        #expect(try count(OptionsRequest.with { $0.configuration = values }) == 4)
        let text = DisplayNode.with { $0.paragraph.runs = [.with { $0.text = "a\u{12}\0b" }] }
        #expect(try count(text) == 2)
        #expect(try count(Self.picture.bitmap) == 0)
    }

    @Test func `Bytes that are not a message are refused`() {
        let tooLongNumber = [0x10] + [UInt8](repeating: 0xFF, count: 10) + [1]
        for bytes in [
            [0xFF], [0x12, 0xFF], [0x12, 0x05, 0], [0x0B], [0, 0], [0x1A, 1, 0xC0], tooLongNumber,
        ] {
            #expect(throws: BinaryDecodingError.self) {
                try MessageReader.read(DisplayList.self, from: bytes, limit: 9)
            }
        }
    }
}

extension RunnerMessage {
    /// As equal as messages with numbers that are none can be.
    fileprivate func isSame(as other: RunnerMessage) -> Bool {
        let text = { (message: RunnerMessage) in try? message.jsonString() }
        return self == other || text(self) != nil && text(self) == text(other)
    }
}
