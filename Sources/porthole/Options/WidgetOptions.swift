import ArgumentParser
import Foundation
import WidgetHost
import WidgetWire

/// The options that name a widget and its form, shared by `render` and `run`.
struct WidgetOptions: ParsableArguments {
    @Argument(
        help: "A kind, as porthole list or controls shows it, or a placed widget's id.",
        completion: .subjects)
    var widget: String

    @Option(
        help:
            "The family, such as systemSmall. Default: the placed widget's, or the widget's first.",
        completion: .list(WidgetFamily.allCases.map(\.rawValue)))
    var family: String?

    @Option(
        help: ArgumentHelp(
            "The size in points, such as 320x160, at most 4096 a side. Default: the family's.",
            valueName: "width>x<height"),
        transform: SizeArgument.init(parsing:))
    var size: SizeArgument?

    @Option(help: "Pixels per point of pictures, 0.5 to 8.")
    var scale = 2.0

    @Option(help: "The appearance. Default: light; dark for pictures of widgets for watches.")
    var appearance: AppearanceArgument?

    @Option(help: "How strongly the system's colours stand out from what is behind them.")
    var contrast = ContrastArgument.standard

    @Option(
        help: ArgumentHelp(
            "The text size, named as on iOS; sizes below large have no effect.",
            valueName: "size"))
    var textSize = TextSizeArgument.large

    @Option(
        help: ArgumentHelp(
            "full-color; accented: white and the accent colour; vibrant: white, as opaque as the "
                + "widget is bright. Default: full-color; vibrant for pictures of accessory families, "
                + "unless the widget is for watches.",
            valueName: "mode"))
    var renderingMode: RenderingModeArgument?

    @OptionGroup var region: RegionOptions

    @Option(
        help: ArgumentHelp(
            "Show the entry of this moment, such as 2026-07-01T08:30, instead of now.",
            valueName: "date"),
        transform: DateArgument.init(parsing:))
    var at: DateArgument?

    @Flag(help: "Show the placeholder: the widget without data.")
    var placeholder = false

    @Flag(help: "Show the snapshot, as a gallery of widgets does.")
    var snapshot = false

    @OptionGroup var settings: SettingOptions

    @Option(
        help: ArgumentHelp(
            "Give up after this many seconds. Default: 30; 5 for placeholders, snapshots and "
                + "controls."))
    var timeout: Double?

    @OptionGroup var plugins: PluginOptions

    /// The longest side of Cairo's surfaces, in pixels.
    private static let largestPicture = 16384.0

    func validate() throws {
        try Self.check(scale: scale)
        if let size {
            let side = max(size.width, size.height) * scale
            guard side <= Self.largestPicture else {
                throw ValidationError(
                    "--size times --scale must be at most \(Int(Self.largestPicture)) pixels a "
                        + "side, not \(side.plainWords).")
            }
        }
        guard !placeholder || !snapshot else {
            throw ValidationError("--placeholder and --snapshot exclude each other; drop one.")
        }
        if let timeout { try PluginOptions.check(timeout: timeout) }
    }

    /// Checks the number of pixels per point.
    static func check(scale: Double) throws {
        guard (0.5...8).contains(scale) else {
            throw ValidationError("--scale must be between 0.5 and 8, not \(scale.plainWords).")
        }
    }

    /// The request that these options describe.
    ///
    /// - Parameters:
    ///   - subject: The widget named.
    ///   - values: The changes from ``settings``.
    ///   - metrics: Fonts, or character cells for a terminal.
    func request(
        for subject: Subject, setting values: [String: SettingChange],
        metrics: WidgetEnvironment.Metrics
    ) throws -> WidgetRequest {
        let family = try family(of: subject)
        return WidgetRequest(
            kind: subject.widget.kind, family: family,
            configuration: subject.warnedValues().merging(values),
            purpose: placeholder ? .placeholder : snapshot ? .snapshot : .timeline,
            isPreview: snapshot,
            environments: [environment(of: family, of: subject.widget, metrics)])
    }

    /// The control, if one was named instead of a widget.
    ///
    /// - Throws: A ``CommandError`` for options that say something about widgets alone.
    func control(in host: WidgetHost) async throws -> ControlView? {
        do throws(HostError) {
            _ = try await host.widget(kind: widget)
            return nil
        } catch {
            guard case .isControl = error.code else { return nil }
            if let option = givenForWidgets {
                throw CommandError(
                    "\(option) is for widgets, and '\(widget)' is a control; leave it out.")
            }
            return try await ControlView.named(widget, in: host)?.with(settings)
        }
    }

    /// The first option given that controls have no use for.
    private var givenForWidgets: String? {
        [
            (family != nil, "--family"), (at != nil, "--at"), (placeholder, "--placeholder"),
            (snapshot, "--snapshot"),
        ].first { $0.0 }?.1
    }

    /// The environment of a control, by default in the size of a tile.
    func environment(
        of control: ControlView, _ metrics: WidgetEnvironment.Metrics
    ) -> WidgetEnvironment {
        environment(WidgetHost.controlSize, renderingMode?.wire ?? .fullColor, metrics)
    }

    /// Keeps the timeline of a placed widget, unless these options show it differently.
    func keep(
        _ timeline: WidgetTimeline, _ request: WidgetRequest, of subject: Subject,
        in host: WidgetHost
    ) async {
        guard let instance = subject.instance, keepsViews else { return }
        await host.keep(ShownTimeline(timeline, asked: request.now), of: instance).map(warn)
    }

    /// Whether a placed widget is shown unchanged.
    var keepsViews: Bool {
        !placeholder && !snapshot && family == nil && settings.settings.isEmpty
    }

    /// The moment asked for, in the time zone asked for.
    var moment: Date? { at?.date(in: region.timeZone?.identifier) }

    /// The environment that these options describe.
    func environment(
        _ defaultSize: WidgetSize, _ mode: WidgetEnvironment.RenderingMode,
        _ metrics: WidgetEnvironment.Metrics
    ) -> WidgetEnvironment {
        let size = size.map { WidgetSize(width: $0.width, height: $0.height) } ?? defaultSize
        var environment = WidgetEnvironment()
        environment.width = size.width
        environment.height = size.height
        environment.scale = metrics == .cells ? 1 : scale
        environment.appearance = appearance == .dark ? .dark : .light
        environment.increasedContrast = contrast == .increased
        environment.textSize = textSize.wire
        environment.renderingMode = mode
        environment.metrics = metrics
        environment.locale = region.locale?.identifier ?? ""
        environment.timeZone = region.timeZone?.identifier ?? ""
        return environment
    }

    /// The environment of a widget: in the rendering mode asked for, or where its pictures are seen.
    ///
    /// Terminals show accessories in full colour, since there is no lock screen's picture behind
    /// them.
    private func environment(
        of family: WidgetFamily, of widget: InstalledWidget, _ metrics: WidgetEnvironment.Metrics
    ) -> WidgetEnvironment {
        guard renderingMode == nil, metrics == .fonts else {
            return environment(family.defaultSize, renderingMode?.wire ?? .fullColor, metrics)
        }
        let place = PicturePlace(family, isForWatch: widget.isForWatch)
        var environment = environment(family.defaultSize, place.renderingMode, metrics)
        if appearance == nil { environment.appearance = place.appearance(.light) }
        return environment
    }

    /// The family asked for, or the placed widget's, or the widget's first.
    func family(of subject: Subject) throws -> WidgetFamily {
        let widget = subject.widget
        guard let name = self.family ?? subject.instance?.family.rawValue else {
            return widget.families[0]
        }
        return try WidgetFamily(named: name, of: widget)
    }
}
