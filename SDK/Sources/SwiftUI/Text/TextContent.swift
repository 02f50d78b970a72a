import CWidgetPlugin
import Foundation

/// What a text shows.
indirect enum TextContent: Equatable {
    case string(String)
    case localized(LocalizedStringKey, LocalizationTable)
    case date(Date, Text.DateStyle)
    case interval(DateInterval)
    case runs([Text])
}

/// What the words of a text depend on.
struct TextContext {
    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    // Computed, because few texts need them: a first locale or calendar takes milliseconds.
    var locale: Locale { environment.locale }
    var calendar: Calendar { environment.calendar }
    var timeZone: TimeZone { environment.timeZone }
    var letterCase: Text.Case? { environment.textCase }
}

extension Text {
    /// The text as strings, dates and runs of these: what remains when keys and intervals are looked up.
    func resolved(_ context: TextContext) -> Text {
        var text = self
        switch content {
        case .string, .date: break
        case .localized(let key, let table):
            let runs = key.texts(table, context)
            if runs.count == 1, runs[0].style == TextAttributes() {
                text.content = runs[0].resolved(context).content
            } else {
                text.content = .runs(runs)
            }
        case .interval(let interval): text.content = .string(context.text(of: interval))
        case .runs(let runs): text.content = .runs(runs.map { $0.resolved(context) })
        }
        return text
    }

    /// Records the text as one node; runs are nodes inside it.
    @MainActor
    func record(_ context: TextContext, into recorder: ViewRecorder) {
        recorder.node(WIDGET_TEXT) {
            let text = resolved(context)
            recorder.set(text.style)
            switch text.content {
            case .string(let string): recorder.set(WIDGET_TEXT_STRING, context.cased(string))
            case .date(let date, let style):
                recorder.set(WIDGET_DATE, date)
                recorder.set(WIDGET_DATE_STYLE, style.value)
            case .runs(let runs): for run in runs { run.record(context, into: recorder) }
            case .localized, .interval: break
            }
        }
    }

    /// The words of the text; a date is written as it is at its own moment.
    package func plainString(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        string(TextContext(environment))
    }

    func string(_ context: TextContext) -> String {
        switch resolved(context).content {
        case .string(let string): string
        case .date(let date, let style): context.text(of: date, style)
        case .runs(let runs): runs.map { $0.string(context) }.joined()
        case .localized, .interval: ""
        }
    }
}
