import Foundation
import PortholeFoundation

/// The content of a text.
indirect enum TextContent: Equatable {
    case string(String)
    case localized(LocalizedStringKey, LocalizationTable)
    case date(LiveDate)
    case resource(LocalizedStringResource)
    case interval(DateInterval)
    case dependent(DependentText)
    case image(Image)
    case runs([Text])
}

/// The context that determines the words of a text.
struct TextContext {
    let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    // Computed, because few texts need them: the first locale or calendar takes milliseconds.
    var locale: Locale { environment.locale }
    var calendar: Calendar { environment.calendar }
    var timeZone: TimeZone { environment.timeZone }
    var letterCase: Text.Case? { environment.textCase }
}

extension Text {
    /// Returns the text with keys and intervals resolved to strings, dates, images and runs of
    /// these.
    func resolved(_ context: TextContext) -> Text {
        var text = self
        switch content {
        case .string, .date, .image: break
        case .localized(let key, let table):
            let runs = key.texts(table, context)
            if runs.count == 1, runs[0].style == TextAttributes() {
                text.content = runs[0].resolved(context).content
            } else {
                text.content = .runs(runs)
            }
        case .resource(var resource):
            resource.locale = context.locale
            text.content = Text(AttributedString(localized: resource)).asContent
        case .interval(let interval): text.content = .string(context.text(of: interval))
        case .dependent(let words):
            let date = context.environment.entryDate ?? .now
            text.content = words.text(date, context.locale).asContent
        case .runs(let runs): text.content = .runs(runs.map { $0.resolved(context) })
        }
        return text
    }

    /// Returns the plain string; a date is formatted at its own time, and images are omitted.
    package func plainString(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        string(TextContext(environment))
    }

    func string(_ context: TextContext) -> String {
        switch resolved(context).content {
        case .string(let string): string
        case .date(let date): context.text(of: date)
        case .runs(let runs): runs.map { $0.string(context) }.joined()
        case .image, .localized, .resource, .interval, .dependent: ""
        }
    }
}
