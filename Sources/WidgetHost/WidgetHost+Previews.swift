public import Foundation
public import WidgetWire

extension WidgetHost {
    /// Starts a plugin, which need not be installed, and lists the previews that its author
    /// declared.
    ///
    /// - Parameter path: The `.so` file or the `.widgetbundle` folder.
    /// - Throws: A ``HostError`` that says why the plugin cannot be used.
    public func previews(ofPluginAt path: String) async throws(HostError) -> [PluginPreview] {
        let description = try await ask(
            .describe(.previews), try pluginFile(path), for: \.description)
        return PluginPreview.previews(of: description, plugin: path)
    }

    /// The widgets of a plugin, which need not be installed.
    ///
    /// - Parameter path: The `.so` file or the `.widgetbundle` folder.
    public func widgets(ofPluginAt path: String) async throws(HostError) -> [InstalledWidget] {
        try await members(ofPluginAt: path).widgets
    }

    /// The widgets and controls of a plugin, which need not be installed.
    ///
    /// - Parameter path: The `.so` file or the `.widgetbundle` folder.
    public func members(
        ofPluginAt path: String
    ) async throws(HostError) -> (widgets: [InstalledWidget], controls: [InstalledControl]) {
        let plugin = try pluginFile(path)
        let answer = try await runners.runner(of: plugin).ask(.describe(.widgets))
        switch DescribedPlugin(answer, plugin: path) {
        case .widgets(let description):
            do throws(PluginProblem) {
                let contents = try DescriptionCheck(plugin: plugin).contents(of: description)
                return (contents.widgets, contents.controls)
            } catch {
                throw HostError(error)
            }
        case .problem(let problem):
            throw HostError(problem)
        }
    }

    /// The entries of a preview, laid out for each environment.
    ///
    /// - Parameters:
    ///   - family: One of the preview's families; nil for a view that belongs to no widget.
    ///   - environments: As in ``WidgetRequest/environments``.
    public func entries(
        of preview: PluginPreview, family: WidgetFamily?, now: Date = Date(),
        environments: [WidgetEnvironment] = []
    ) async throws(HostError) -> [WidgetEntry] {
        var message = TimelineRequest()
        message.purpose = .preview
        message.kind = preview.id
        message.family = family?.wire ?? .unspecified
        message.isPreview = true
        message.now = now.timeIntervalSince1970
        message.environments = try RequestCheck.completed(
            environments, family?.defaultSize ?? preview.size, configuration)
        return try await timeline(message, preview.plugin).entries
    }

    /// The timeline of a widget whose plugin need not be installed.
    ///
    /// - Parameter widget: One of ``widgets(ofPluginAt:)``.
    public func timeline(
        of widget: InstalledWidget, _ request: WidgetRequest
    ) async throws(HostError) -> WidgetTimeline {
        let check = RequestCheck(widget: widget, configuration: configuration)
        return try await timeline(try check.message(for: request), widget.plugin)
    }

    private func timeline(
        _ message: TimelineRequest, _ path: String
    ) async throws(HostError) -> WidgetTimeline {
        try await ask(.timeline(message), try pluginFile(path), for: \.timeline)
    }

    private func pluginFile(_ path: String) throws(HostError) -> PluginFile {
        do throws(PluginProblem) {
            return try PluginFile(path: path)
        } catch {
            throw HostError(error)
        }
    }
}
