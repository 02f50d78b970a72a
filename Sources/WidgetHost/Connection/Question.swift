import WidgetWire

/// A question to a runner.
enum Question: Sendable {
    /// Asks for the plugin's description, with the members to list in full.
    case describe(Members)
    case timeline(TimelineRequest)
    case perform(PerformRequest)
    case options(OptionsRequest)
    case recommendations(RecommendationsRequest)

    /// The members of a plugin that its description lists.
    enum Members: Sendable {
        /// Its widgets, controls and activities.
        case widgets
        /// These, and its intents.
        case intents
        /// The widgets, controls and activities, and the previews.
        case previews
    }

    /// The plugin's task, in words that follow "did not".
    var task: String {
        switch self {
        case .describe(.widgets): "describe its widgets"
        case .describe(.intents): "list its intents"
        case .describe(.previews): "list its previews"
        case .timeline(let request):
            switch request.purpose {
            case .snapshot: "give a snapshot of the widget '\(request.kind)'"
            case .placeholder: "give a placeholder of the widget '\(request.kind)'"
            case .preview: "give the entries of the preview '\(request.kind)'"
            case .control: "show the control '\(request.kind)'"
            case .timeline, .UNRECOGNIZED: "give a timeline of the widget '\(request.kind)'"
            }
        case .perform(let request): "perform the intent '\(request.action.intent)'"
        case .options(let request):
            "list values of the parameter '\(request.parameter)' of "
                + "'\(request.intent.isEmpty ? request.kind : request.intent)'"
        case .recommendations(let request):
            "recommend configurations of the widget '\(request.kind)'"
        }
    }

    /// How often the plugin draws what it is asked for, once for each environment.
    var drawings: Int {
        if case .timeline(let request) = self { max(1, request.environments.count) } else { 1 }
    }

    /// How long the answer may take.
    ///
    /// Loading a plugin cannot be cancelled, so a runner that does not describe it in time is
    /// killed at once.
    func patience(_ policy: HostPolicy) -> RunnerLifecycle.Patience {
        switch self {
        case .describe:
            .init(deadline: policy.describeDeadline, cancelGrace: .zero)
        case .timeline(let request):
            .init(deadline: policy.deadline(request.purpose), cancelGrace: policy.cancelGrace)
        case .perform:
            .init(deadline: policy.performDeadline, cancelGrace: policy.cancelGrace)
        case .options, .recommendations:
            .init(deadline: policy.optionsDeadline, cancelGrace: policy.cancelGrace)
        }
    }

    /// The question as a protocol message.
    func message(id: UInt64) -> HostMessage {
        var message = HostMessage()
        message.id = id
        switch self {
        case .describe(let members):
            message.describe = .with {
                $0.intents = members == .intents
                $0.previews = members == .previews
            }
        case .timeline(let request): message.timeline = request
        case .perform(let request): message.perform = request
        case .options(let request): message.options = request
        case .recommendations(let request): message.recommendations = request
        }
        return message
    }
}

extension HostPolicy {
    fileprivate func deadline(_ purpose: TimelineRequest.Purpose) -> Duration {
        switch purpose {
        case .timeline, .preview, .UNRECOGNIZED: timelineDeadline
        case .snapshot: snapshotDeadline
        case .placeholder: placeholderDeadline
        case .control: controlDeadline
        }
    }
}
