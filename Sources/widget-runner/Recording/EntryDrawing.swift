import CWidgetPlugin
import WidgetLayout
import WidgetText
import WidgetWire

/// Turns an entry into a display list: records its views, then lays them out.
///
/// Unchecked: used on the plugin's main thread only; requests merely carry it there. Other threads
/// call only `prepare(for:)`.
final class EntryDrawing: @unchecked Sendable {
    /// How often one drawing is recorded at most.
    private static let recordingLimit = 8

    private let views: ViewHandles
    private let textEngines: TextEngines

    init(log: PluginLog) {
        views = ViewHandles(log: log)
        textEngines = TextEngines(log: log)
    }

    /// Opens the fonts an environment needs ahead of the first entry; any thread.
    func prepare(for environment: WidgetEnvironment) { textEngines.prepare(for: environment) }

    /// Evaluates the entry's content and lays out the views it records.
    ///
    /// It does so again while the plugin asks for another recording.
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
    /// The layout options that follow from the widget and from the purpose of a request.
    fileprivate init(
        _ request: ProviderRequest<TimelineTask>, _ mode: WidgetEnvironment.RenderingMode
    ) {
        let isSystem = request.task.message.family.isSystem
        let hasMargins = isSystem && !request.task.provider.areContentMarginsDisabled
        // Accessories show no background; tinted and vibrant surfaces show only one that is not
        // removable.
        let showsBackground =
            isSystem && (mode == .fullColor || !request.task.provider.isBackgroundRemovable)
        self.init(
            contentMargins: Insets(all: hasMargins ? Self.contentMargin : 0),
            marginsNeedBackground: request.task.provider.marginsNeedBackground,
            redaction: request.task.message.purpose == .placeholder ? .placeholder : [],
            showsBackground: showsBackground, fitsContent: request.task.provider.fitsContent,
            isOneLine: request.task.message.family == .accessoryInline,
            cornerRadius: request.task.message.family.cornerRadius)
    }
}

extension Family {
    /// Whether it belongs to a home screen rather than being an accessory; only these have margins.
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
