import WidgetWire

extension RunnerProcess {
    /// Asks what the plugin offers.
    func describe(previews: Bool = false, intents: Bool = false) throws -> PluginDescription {
        let id = try send {
            $0.describe.previews = previews
            $0.describe.intents = intents
        }
        let reply = try answer(to: id)
        guard case .described(let description) = reply else {
            throw RefusedError(reply)
        }
        return description
    }

    /// Performs an intent and returns what came of it.
    func perform(
        _ intent: String, _ fill: (inout [String: ParameterValue]) -> Void = { _ in }
    ) throws -> PerformEnd {
        let reply = try answer(to: try requestPerformance(intent, fill))
        guard case .performed(let end) = reply else { throw RefusedError(reply) }
        return end
    }

    /// Asks for the performance of an intent at the date 1,000,000.
    func requestPerformance(
        _ intent: String, _ fill: (inout [String: ParameterValue]) -> Void = { _ in }
    ) throws -> UInt64 {
        var request = PerformRequest()
        request.action.intent = intent
        request.now = 1_000_000
        fill(&request.action.arguments)
        return try send { $0.perform = request }
    }

    /// Asks for values of a parameter and returns them.
    func options(
        _ parameter: String, of kind: String, search: String = "",
        _ fill: (inout [String: ParameterValue]) -> Void = { _ in }
    ) throws -> [OptionsSection] {
        let reply = try answer(to: try requestOptions(parameter, of: kind, search: search, fill))
        guard case .options(let options) = reply else { throw RefusedError(reply) }
        return options.sections
    }

    /// Asks for values of a parameter.
    func requestOptions(
        _ parameter: String, of kind: String, search: String = "",
        _ fill: (inout [String: ParameterValue]) -> Void = { _ in }
    ) throws -> UInt64 {
        var request = OptionsRequest()
        request.kind = kind
        request.parameter = parameter
        request.search = search
        fill(&request.configuration)
        return try send { $0.options = request }
    }

    /// The answer to a request for a timeline.
    struct Answer {
        var entries: [TimelineEntry] = []
        var end = TimelineEnd()
    }

    /// Asks for a timeline and collects its entries.
    func timeline(
        _ kind: String, _ fill: (inout TimelineRequest) -> Void = { _ in }
    ) throws -> Answer {
        try collect(try requestTimeline(kind, fill))
    }

    /// Asks for a timeline: small, at the date 1,000,000, for one light environment.
    func requestTimeline(
        _ kind: String, _ fill: (inout TimelineRequest) -> Void = { _ in }
    ) throws -> UInt64 {
        var request = TimelineRequest()
        request.kind = kind
        request.family = .systemSmall
        request.now = 1_000_000
        request.environments = [.small]
        fill(&request)
        return try send { $0.timeline = request }
    }

    /// Collects the entries of an answer up to its end.
    func collect(_ id: UInt64) throws -> Answer {
        var answer = Answer()
        while true {
            switch try self.answer(to: id) {
            case .entry(let entry): answer.entries.append(entry)
            case .timeline(let end):
                answer.end = end
                return answer
            case let reply: throw RefusedError(reply)
            }
        }
    }

    /// The next message about a request.
    func answer(to id: UInt64) throws -> RunnerMessage.OneOf_Reply {
        while let message = try next() {
            if message.id == id, let reply = message.reply { return reply }
        }
        throw ClientError.hungUp
    }
}

/// A failure the runner answered with.
struct RefusedError: Error, Equatable {
    let reason: Failure.Reason
    let message: String

    init(_ reply: RunnerMessage.OneOf_Reply) {
        guard case .failure(let failure) = reply else {
            (reason, message) = (.unspecified, "\(reply)")
            return
        }
        (reason, message) = (failure.reason, failure.message)
    }
}

extension WidgetEnvironment {
    /// A small widget, text in cells, light.
    static let small = WidgetEnvironment.with {
        $0.width = 158
        $0.height = 158
        $0.scale = 2
        $0.metrics = .cells
        $0.locale = "en_US"
        $0.timeZone = "UTC"
    }
}

extension DisplayList {
    /// All text it draws, in order.
    var texts: [String] {
        nodes.flatMap { node in node.paragraph.runs.map(\.text) }
    }

    /// The text of the node with an accessibility identifier.
    func text(of identifier: String) -> String? {
        nodes.first { $0.accessibilityIdentifier == identifier }
            .map { $0.paragraph.runs.map(\.text).joined() }
    }
}
