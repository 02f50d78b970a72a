import Logging
import WidgetWire

/// Finds widgets and asks them for timelines.
///
/// A program that lists what is installed and prints when each widget changes:
///
/// ```swift
/// import WidgetHost
///
/// let host = WidgetHost()
/// let catalogue = try await host.catalogue()
/// for problem in catalogue.problems {
///     print("cannot use:", problem.message)
/// }
/// for widget in catalogue.widgets {
///     do {
///         let request = WidgetRequest(kind: widget.kind, family: widget.families[0])
///         let timeline = try await host.timeline(request)
///         print(widget.displayName, timeline.entries.map(\.date))
///     } catch {
///         print(widget.displayName, "failed:", error)
///     }
/// }
/// await host.shutDown()
/// ```
///
/// Every plugin runs in its own process, which is started on demand and ended when idle;
/// ``shutDown()`` ends them all. A host that is released without it kills them. Any number of hosts
/// may exist at once.
public actor WidgetHost {
    /// The plugin directories, the limits of plugins, and the other settings of the host.
    public nonisolated let configuration: HostConfiguration

    /// The widgets that the user has placed; nil when the configuration names no folder to keep
    /// them in.
    public nonisolated let store: InstanceStore?

    let installed: InstalledCatalogue
    let runners: PluginRunners
    private let log = LogQueue()

    /// The reloads that plugins ask for: timelines, controls or recommendations to be requested
    /// again.
    ///
    /// For one reader, such as a scheduler, which decides what to follow. The newest 1,000 are
    /// buffered; the stream ends with ``shutDown()``.
    public nonisolated let reloads: AsyncStream<PluginReload>

    private let reloadSink: AsyncStream<PluginReload>.Continuation

    /// Makes a host; it does not look for plugins yet.
    public init(configuration: HostConfiguration = .standard()) {
        var configuration = configuration
        configuration.logger.handler = QueuedLogHandler(configuration.logger.handler, in: log)
        self.configuration = configuration
        store = configuration.dataDirectory.map { InstanceStore(directory: $0) }
        let (reloads, sink) = AsyncStream.makeStream(
            of: PluginReload.self, bufferingPolicy: .bufferingNewest(1_000))
        (self.reloads, reloadSink) = (reloads, sink)
        runners = PluginRunners(configuration: configuration) { sink.yield($0) }
        installed = InstalledCatalogue(configuration: configuration, runners: runners)
    }

    /// Lists what is installed; plugins that are new or changed are started for it.
    ///
    /// The directories are read each time. Several plugins are asked at once, each for at most
    /// ``HostPolicy/describeDeadline``, and once some fail, for
    /// ``HostPolicy/describeFailureBudget`` in total; the answers are remembered in the cache
    /// directory. A plugin that fails is listed among the problems and does not keep the others
    /// from being listed. One that did not answer in time is not waited for again while
    /// ``HostPolicy/describeBackOff`` lasts. A cancelled task no longer waits, and gets
    /// ``HostError/Code/cancelled``.
    ///
    /// - Parameter retriesTimedOut: Whether those that did not answer in time are asked again now.
    /// - Throws: ``HostError/Code/runnerUnusable(path:problem:isShortage:)`` when new or changed
    ///   plugins cannot be asked, or ``HostError/Code/shutDown``.
    public func catalogue(
        retryingTimedOut retriesTimedOut: Bool = false
    ) async throws(HostError) -> Catalogue {
        try await installed.catalogue(retryingTimedOut: retriesTimedOut)
    }

    /// The catalogue of what is remembered; no plugin is started for it.
    ///
    /// It lacks plugins that are new or have changed since they were listed.
    public func rememberedCatalogue() async -> Catalogue {
        await installed.rememberedCatalogue()
    }

    /// The paths of the plugins that ``catalogue()`` is waiting for at present.
    package func awaitedPlugins() async -> [String] {
        await installed.awaitedPlugins()
    }

    /// The installed widget with this kind.
    ///
    /// It waits only for plugins that could still own the kind: for none when the owner is already
    /// known, and for none in directories after the owner's.
    ///
    /// - Throws: ``HostError/Code/unknownKind(_:nearest:unusable:missing:)``, with an installed kind
    ///   of a similar name.
    public func widget(kind: String) async throws(HostError) -> InstalledWidget {
        try await findWidget(kind).widget
    }

    /// The installed widget with this kind, if it is known without waiting for a plugin.
    public func knownWidget(kind: String) async -> InstalledWidget? {
        guard case .widget(let widget)? = await installed.knownOwner(of: kind)?.member else {
            return nil
        }
        return widget
    }

    /// Asks a widget's provider for its entries, laid out for each environment.
    ///
    /// The answer is checked: it has at least one entry, sorted by date, each with a valid display
    /// list for every environment. Cancelling the task cancels the request.
    ///
    /// - Throws: A ``HostError`` that says which plugin failed and how; asking again starts it anew
    ///   after the rest that ``HostPolicy/backOff`` prescribes.
    public func timeline(_ request: WidgetRequest) async throws(HostError) -> WidgetTimeline {
        let (widget, plugin) = try await findWidget(request.kind)
        let check = RequestCheck(widget: widget, configuration: configuration)
        let message = try check.message(for: request)
        return try await ask(.timeline(message), plugin, for: \.timeline)
    }

    /// Tells plugins which of their widgets the user has placed, replacing the earlier list.
    ///
    /// Those of kinds without an owner are left out.
    public func tellPlaced(_ placed: [WidgetInfo]) async {
        var plugins: [String: String] = [:]
        for kind in Set(placed.map(\.kind)) {
            plugins[kind] = try? await installed.find(kind) { _ in [] }.plugin.path
        }
        var placements: [String: PlacedInstances] = [:]
        for info in placed {
            guard let plugin = plugins[info.kind] else { continue }
            placements[plugin, default: PlacedInstances()].instances.append(info.wire)
        }
        runners.tellPlaced(placements)
    }

    /// Stops every plugin and waits until their processes have ended; later requests fail.
    public func shutDown() async {
        await runners.shutDown()
        await installed.waitForListing()
        reloadSink.finish()
        await log.drain()
    }

    // MARK: Finding

    func findWidget(
        _ kind: String
    ) async throws(HostError) -> (widget: InstalledWidget, plugin: PluginFile) {
        let found = try await installed.find(kind) { $0.widgets.map(\.kind) }
        guard case .widget(let widget) = found.member else { throw HostError(.isControl(kind)) }
        return (widget, found.plugin)
    }

    // MARK: Asking

    /// Asks a plugin, in the region that the question names.
    ///
    /// - Throws: The failure that the plugin answered with, or an error for an answer to something
    ///   else.
    func ask<Value: Sendable>(
        _ question: Question, _ plugin: PluginFile, for value: @Sendable (Answer) -> Value?
    ) async throws(HostError) -> Value {
        let runner = try runners.runner(of: plugin, in: question.region(configuration))
        let answer = try await runner.ask(question)
        if case .failure(let failure) = answer {
            throw failure.error(asking: question, plugin: plugin.path)
        }
        guard let value = value(answer) else {
            throw HostError(.badReply(plugin: plugin.path, problem: "it answered something else"))
        }
        return value
    }
}
