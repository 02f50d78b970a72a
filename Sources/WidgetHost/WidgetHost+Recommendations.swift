import WidgetWire

extension WidgetHost {
    /// The configurations that a widget's provider recommends, in its order (WidgetKit's
    /// `recommendations()`).
    ///
    /// The plugin is asked each time; ``reloads`` tells when the answer has changed. Configurations
    /// that the widget does not accept are left out.
    ///
    /// - Parameter kind: A widget's kind; a widget that recommends nothing is not asked.
    public func recommendations(
        for kind: String
    ) async throws(HostError) -> [Recommendation] {
        let (widget, plugin) = try await findWidget(kind)
        guard widget.recommends else { return [] }
        var request = RecommendationsRequest()
        request.kind = kind
        let check = ParameterCheck(kind: kind, parameters: widget.parameters)
        return try await ask(.recommendations(request), plugin, for: \.recommendations)
            .filter { (try? check.checked($0.configuration)) != nil }
    }
}
