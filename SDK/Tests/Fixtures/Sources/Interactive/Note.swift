import AppIntents
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

// What stands at the edges of the frameworks.

struct NoteDraft: TransientAppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Draft")
    @Property(title: "Text") var text: String
    @ComputedProperty(title: "Length") var length: Int { text.count }
    @DeferredProperty(title: "Words") var words: Int {
        get async { text.split(separator: " ").count }
    }
    var displayRepresentation: DisplayRepresentation { "\(text)" }

    init() { text = "" }
}

struct WriteNoteIntent: AppIntent, ForegroundContinuableIntent, ProgressReportingIntent {
    static let title: LocalizedStringResource = "Write Note"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

    @Parameter(title: "Text", requestValueDialog: "What shall it say?") var text: String?
    @Parameter(title: "Attachment", supportedTypeIdentifiers: ["public.image"])
    var attachment: IntentFile?
    @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile?

    func perform() async throws -> some IntentResult & ReturnsValue<NoteDraft> & ProvidesDialog {
        guard let text else { throw $text.needsValueError("What shall it say?") }
        let other = try await $text.requestValue("What else?")
        progress.completedUnitCount = 1
        let draft = NoteDraft()
        draft.text = text + other
        return .result(value: draft, dialog: IntentDialog(full: "Written.", supporting: "Done."))
    }
}

struct ShowNoteIntent: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "ShowNoteIntent"
    static var title: LocalizedStringResource = "Show Note"

    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Lines", default: 2) var lines: Int?

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$text)") {
            \.$lines
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$text, \.$lines)) { text, lines in
            DisplayRepresentation(
                title: "Show \(text ?? "nothing")", subtitle: "\(lines ?? 0) lines")
        }
        IntentPrediction(parameters: (\.$text)) { text in
            DisplayRepresentation(title: "Show \(text ?? "nothing")")
        }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: .linesPrompt(lines ?? 0), view: Text(verbatim: text ?? ""))
    }
}

extension IntentDialog {
    fileprivate static func linesPrompt(_ lines: Int) -> Self { "\(lines) lines" }
}

struct NoteWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }

        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(placeholder(in: context))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            WidgetCenter.shared.getCurrentConfigurations { result in
                guard case .success(let widgets) = result else { return }
                var kinds = widgets.map { "\($0.kind) \($0.family)" }
                for widget in widgets {
                    guard let station = widget.widgetConfigurationIntent(of: StationIntent.self)
                    else { continue }
                    kinds[0] = station.city.name
                }
                completion(Timeline(entries: [Entry(date: .now, kinds: kinds)], policy: .never))
            }
        }
    }

    struct Entry: TimelineEntry {
        let date: Date
        var kinds: [String] = []
        var relevance: TimelineEntryRelevance? { .init(score: 1, duration: 60) }
    }

    var body: some WidgetConfiguration {
        makeConfiguration()
    }

    private func makeConfiguration() -> some WidgetConfiguration {
        let configuration = StaticConfiguration(kind: "NoteWidget", provider: Provider()) { entry in
            Text(verbatim: "\(entry.kinds.count) widgets, \(entry.kinds.first ?? "none")")
        }
        .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
        if #available(iOS 17.0, *) {
            return configuration.contentMarginsDisabled()
        } else {
            return configuration.contentMarginsDisabled()
        }
    }
}
