import WidgetWire

/// One conversation with a runner: it makes frames of questions, and checked answers of bytes.
///
/// It does no I/O: bytes go in as they arrive, events come out.
struct Connection: Sendable {
    /// Something that the runner sent.
    enum Event: Sendable {
        case hello(Hello)
        case answered(UInt64, Answer)
        case log(LogLine)
        /// The plugin has new data.
        case reload(ReloadRequest)
    }

    fileprivate struct Pending {
        let question: Question
        var timeline: TimelineAssembly?
        var byteCount = 0
        var elementCount = 0
        var isUnwanted = false
    }

    private var decoder = FrameDecoder<RunnerMessage>()
    private var pending: [UInt64: Pending] = [:]
    private var hasSaidHello = false
    private let policy: HostPolicy
    /// How many bytes came unasked, each message counting as at least ``leastSize``.
    private(set) var unaskedByteCount = 0

    /// The cost of the smallest message to the host, in bytes.
    static let leastSize = 1024

    init(policy: HostPolicy) { self.policy = policy }

    /// The frame that greets the runner.
    static func hello(id: UInt64) throws(ProtocolViolation) -> [UInt8] {
        var message = HostMessage()
        message.id = id
        message.hello = .current(software: "porthole")
        return try frame(message)
    }

    /// The frame that asks the runner to end.
    static func shutDown(id: UInt64) throws(ProtocolViolation) -> [UInt8] {
        var message = HostMessage()
        message.id = id
        message.shutdown = ShutdownRequest()
        return try frame(message)
    }

    /// The frame that tells the runner which of its plugin's widgets are placed.
    static func placed(_ placed: PlacedInstances, id: UInt64) throws(ProtocolViolation) -> [UInt8] {
        var message = HostMessage()
        message.id = id
        message.instances = placed
        return try frame(message)
    }

    /// The frame of a question, whose answer is expected from now on.
    mutating func ask(_ question: Question, id: UInt64) throws(ProtocolViolation) -> [UInt8] {
        let frame = try Self.frame(question.message(id: id))
        pending[id] = Pending(question: question, timeline: question.assembly(policy))
        return frame
    }

    /// The frame that cancels a question; what still arrives for it is discarded.
    mutating func cancel(_ target: UInt64, id: UInt64) throws(ProtocolViolation) -> [UInt8] {
        pending[target]?.isUnwanted = true
        var message = HostMessage()
        message.id = id
        message.cancel.target = target
        return try Self.frame(message)
    }

    /// How many bytes belong to a frame that is not complete yet.
    var unreadByteCount: Int { decoder.pendingByteCount }

    /// Adds bytes from the runner; ``next()`` then returns the events in them.
    mutating func append(_ bytes: [UInt8]) {
        decoder.append(bytes)
    }

    /// The next event, or nil when more bytes are needed.
    ///
    /// - Throws: When the runner has broken the protocol; the conversation is over then.
    mutating func next() throws(ProtocolViolation) -> Event? {
        while true {
            let (bytes, elements) = (decoder.pendingByteCount, decoder.elementCount)
            let message: RunnerMessage?
            do throws(FramingError) {
                message = try decoder.next()
            } catch {
                throw ProtocolViolation("\(error)")
            }
            guard let message else { return nil }
            try count(
                bytes - decoder.pendingByteCount, elements: decoder.elementCount - elements,
                for: message.id)
            if let event = try handle(message) { return event }
        }
    }

    private static func frame(_ message: HostMessage) throws(ProtocolViolation) -> [UInt8] {
        do throws(FramingError) {
            return try Framing.frame(message)
        } catch {
            throw ProtocolViolation("\(error)")
        }
    }

    private mutating func count(
        _ bytes: Int, elements: Int, for id: UInt64
    ) throws(ProtocolViolation) {
        guard let answer = pending[id] else {
            unaskedByteCount += max(bytes, Self.leastSize)
            return
        }
        let (byteCount, elementCount) = (answer.byteCount + bytes, answer.elementCount + elements)
        try checkSize(byteCount, of: answer.question)
        let limit = policy.answerElementLimit * answer.question.drawings
        guard elementCount <= limit else {
            throw ProtocolViolation("its answer has more than \(limit) parts")
        }
        pending[id]?.byteCount = byteCount
        pending[id]?.elementCount = elementCount
    }

    private func checkSize(_ byteCount: Int, of question: Question) throws(ProtocolViolation) {
        guard byteCount <= policy.answerLimit else {
            throw ProtocolViolation("its answer has more than \(policy.answerLimit) bytes")
        }
        if case .describe = question, byteCount > policy.descriptionLimit {
            throw ProtocolViolation(
                "it describes itself in more than \(policy.descriptionLimit) bytes; let parameters find "
                    + "their choices when they are asked for")
        }
    }

    private mutating func handle(_ message: RunnerMessage) throws(ProtocolViolation) -> Event? {
        switch message.reply {
        case .hello(let hello):
            return .hello(try check(hello))
        case .log(let line):
            return .log(line)
        case .entry(let entry):
            try add(entry, to: message.id)
            return nil
        case .bitmap(let bitmap):
            try add(bitmap, to: message.id)
            return nil
        case .reload(let request):
            return .reload(request)
        case .described, .timeline, .performed, .options, .recommendations, .failure:
            guard hasSaidHello else { throw ProtocolViolation("an answer came before the hello") }
            return try finish(message)
        case nil:
            // A newer runner may send replies that this host does not know.
            return nil
        }
    }

    private mutating func check(_ hello: Hello) throws(ProtocolViolation) -> Hello {
        guard !hasSaidHello else { throw ProtocolViolation("it said hello twice") }
        guard hello.version == protocolVersion else {
            throw ProtocolViolation(
                "its runner speaks version \(hello.version) of the protocol and this host version "
                    + "\(protocolVersion); install both from one release")
        }
        hasSaidHello = true
        return hello
    }

    private mutating func add(
        _ entry: TimelineEntry, to id: UInt64
    ) throws(ProtocolViolation) {
        guard var answer = pending[id], answer.timeline != nil else {
            throw ProtocolViolation("an entry came for request \(id), which is not for a timeline")
        }
        guard !answer.isUnwanted else { return }
        // Taken out of the dictionary, so that appending does not copy it.
        pending[id] = nil
        try answer.timeline?.add(entry)
        pending[id] = answer
    }

    private mutating func add(_ bitmap: Bitmap, to id: UInt64) throws(ProtocolViolation) {
        guard var answer = pending[id], answer.timeline != nil else {
            throw ProtocolViolation("an image came for request \(id), which is not for a timeline")
        }
        guard !answer.isUnwanted else { return }
        pending[id] = nil
        try answer.timeline?.add(bitmap)
        pending[id] = answer
    }

    private mutating func finish(_ message: RunnerMessage) throws(ProtocolViolation) -> Event {
        guard let answer = pending.removeValue(forKey: message.id) else {
            throw ProtocolViolation("an answer came for request \(message.id), which was not asked")
        }
        if case .failure(let failure) = message.reply {
            guard failure.reason != .cancelled || answer.isUnwanted else {
                throw ProtocolViolation("it cancelled request \(message.id), which is still wanted")
            }
            return .answered(message.id, .failure(failure))
        }
        guard let reply = try answer.checked(message.reply) else {
            throw ProtocolViolation("request \(message.id) was answered with something else")
        }
        return .answered(message.id, reply)
    }
}

extension Connection.Pending {
    /// The checked answer in a reply; nil when the reply does not match the question.
    fileprivate func checked(
        _ reply: RunnerMessage.OneOf_Reply?
    ) throws(ProtocolViolation) -> Answer? {
        switch (question, reply) {
        case (.describe, .described(let description)):
            return .description(description)
        case (.timeline, .timeline) where isUnwanted:
            return .failure(.with { $0.reason = .cancelled })
        case (.timeline, .timeline(let end)):
            guard let timeline else { return nil }
            return .timeline(try timeline.finish(end))
        case (.perform, .performed(let end)):
            return .performed(try IntentOutcome(end))
        case (.options, .options(let reply)):
            return .options(try OptionsSection.sections(of: reply))
        case (.recommendations, .recommendations(let reply)):
            return .recommendations(try Recommendation.recommendations(of: reply))
        default:
            return nil
        }
    }
}

extension Question {
    fileprivate func assembly(_ policy: HostPolicy) -> TimelineAssembly? {
        switch self {
        case .describe, .perform, .options, .recommendations:
            nil
        case .timeline(let request):
            TimelineAssembly(
                environments: request.environments, entryLimit: policy.entryLimit,
                pictureLimit: policy.pictureLimit)
        }
    }
}
