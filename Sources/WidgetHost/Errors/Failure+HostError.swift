import WidgetWire

extension Failure {
    /// The error of a failed request for the caller.
    func error(asking question: Question, plugin: String) -> HostError {
        switch (reason, question) {
        case (.cancelled, _):
            return HostError(.cancelled)
        case (.providerFailed, .timeline(let request)):
            return HostError(
                .providerFailed(kind: request.kind, plugin: plugin, message: words),
                about: request.purpose == .control ? .control : .widget)
        case (.providerFailed, .recommendations(let request)):
            return HostError(
                .providerFailed(kind: request.kind, plugin: plugin, message: words))
        case (.unknownIntent, .perform(let request)):
            return HostError(
                .unknownIntent(
                    request.action.intent, plugin: plugin, message: sentence(plugin: plugin)))
        case (.intentFailed, .perform(let request)):
            return HostError(
                .intentFailed(request.action.intent, plugin: plugin, message: words))
        case (.optionsFailed, .options(let request)):
            return HostError(
                .optionsFailed(
                    parameter: request.parameter, kind: request.kind, plugin: plugin,
                    message: words))
        default:
            return HostError(
                .refused(
                    plugin: plugin, reason: reason.problem, message: sentence(plugin: plugin)))
        }
    }
}
