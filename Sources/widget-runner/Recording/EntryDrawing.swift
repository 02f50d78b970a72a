import CWidgetPlugin
import WidgetLayout
import WidgetText
import WidgetWire

/// Turns an entry into a display list: records its views, then lays them out.
///
/// Unchecked: used on the plugin's main thread only; requests merely carry it there.
final class EntryDrawing: @unchecked Sendable {
    /// How often one drawing is recorded at most.
    private static let recordingLimit = 8

    private let views: ViewHandles
    private let textEngines: TextEngines

    init(log: PluginLog) {
        views = ViewHandles(log: log)
        textEngines = TextEngines(log: log)
    }

    /// Opens what an entry needs to be drawn for an environment; any thread, ahead of the first entry.
    func prepare(for environment: WidgetEnvironment) { textEngines.prepare(for: environment) }

    /// Evaluates the entry's content and lays out what it records, again while the plugin asks for it.
    func displayList(
        of entry: PluginEntry, for requested: WidgetEnvironment,
        _ request: ProviderRequest<TimelineTask>
    ) throws(RunnerError) -> DisplayList {
        let environment = requested.drawn
        let options = LayoutOptions(request, environment.renderingMode)
        let recorded = RecordedEnvironment(environment, options, request)
        var recordings = 0
        do {
            let layout = try textEngines.layout(for: environment.metrics)
            while true {
                recordings += 1
                views.isRecordedAgain = false
                let builder = ViewTreeBuilder(report: views.report)
                views.lend(builder, recorded) { view in entry.content(view, entry.context.pointer) }
                let list = try layout.displayList(
                    for: builder.finish(), environment: environment, options: options,
                    now: entry.date)
                if views.isRecordedAgain, recordings < Self.recordingLimit { continue }
                try list.validate()
                return list
            }
        } catch let error as DisplayListError {
            throw .tooLarge(kind: request.task.provider.kind, problem: error.description)
        } catch {
            throw .layout(kind: request.task.provider.kind, problem: "\(error)")
        }
    }
}

extension LayoutOptions {
    /// What the widget and the purpose of a request say about layout.
    fileprivate init(
        _ request: ProviderRequest<TimelineTask>, _ mode: WidgetEnvironment.RenderingMode
    ) {
        let isSystem = request.task.message.family.isSystem
        let hasMargins = isSystem && !request.task.provider.areContentMarginsDisabled
        // A lock screen and tinted and vibrant surfaces take away the backgrounds they may.
        let showsBackground =
            isSystem && (mode == .fullColor || !request.task.provider.isBackgroundRemovable)
        self.init(
            contentMargins: Insets(all: hasMargins ? Self.contentMargin : 0),
            marginsNeedBackground: request.task.provider.marginsNeedBackground,
            redaction: request.task.message.purpose == .placeholder ? .placeholder : [],
            showsBackground: showsBackground, fitsContent: request.task.provider.fitsContent,
            cornerRadius: request.task.message.family.cornerRadius)
    }
}

extension Family {
    /// Whether it is a home screen's rather than an accessory's; only these have margins.
    var isSystem: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
            .systemExtraLargePortrait:
            true
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
            .unspecified, .UNRECOGNIZED:
            false
        }
    }
}
