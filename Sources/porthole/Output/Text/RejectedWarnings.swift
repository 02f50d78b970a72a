import WidgetHost

extension RejectedSetting {
    /// The warning for the user.
    ///
    /// - Parameter request: The request that the plugin answered.
    func warning(_ request: WidgetRequest) -> String {
        let value = request.configuration[parameter].map { "The value '\($0)'" } ?? "The default"
        return
            ("\(value) of '\(parameter)' is of no use to '\(request.kind)'"
            + (message.isEmpty ? "" : ": \(message)")).stopped
    }
}

extension WidgetHost {
    /// Asks for a timeline, and warns about the values that the plugin could not use.
    func warnedTimeline(_ request: WidgetRequest) async throws(HostError) -> WidgetTimeline {
        let timeline = try await timeline(request)
        for setting in timeline.rejected { warn(setting.warning(request)) }
        return timeline
    }
}
