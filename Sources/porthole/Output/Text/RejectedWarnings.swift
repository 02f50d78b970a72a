import WidgetHost

extension RejectedSetting {
    /// What to tell the user of it.
    ///
    /// - Parameter request: What the plugin was asked.
    func warning(_ request: WidgetRequest) -> String {
        let value = request.configuration[parameter].map { "the value '\($0)'" } ?? "the default"
        return "\(value) of \(parameter) is of no use to \(request.kind)"
            + (message.isEmpty ? "" : ": \(message)")
    }
}

extension WidgetHost {
    /// Asks for a timeline, and warns of the values that the plugin has no use for.
    func warnedTimeline(_ request: WidgetRequest) async throws(HostError) -> WidgetTimeline {
        let timeline = try await timeline(request)
        for setting in timeline.rejected { warn(setting.warning(request)) }
        return timeline
    }
}
