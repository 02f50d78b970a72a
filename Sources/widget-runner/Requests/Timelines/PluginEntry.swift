import CWidgetPlugin

/// One entry of a plugin's timeline, with the function that draws it.
///
/// Unchecked: any thread carries it, but only the plugin's main thread calls its function.
struct PluginEntry: @unchecked Sendable {
    let date: Double
    /// Nil when the plugin said nothing about it, or no numbers.
    let relevance: (score: Double, duration: Double)?
    /// Records the views.
    let content: widget_content
    let context: PluginContext

    /// The dates that calendars and formats can show: the years 1 to 9999.
    static let dates = -62_135_769_600.0...253_402_300_799.0

    /// The entry a plugin describes; nil when it has no content function or no date.
    ///
    /// The plugin's context is taken over in any case.
    init?(_ description: UnsafePointer<widget_entry>) {
        let raw = copySized(description, into: widget_entry())
        context = PluginContext(raw.context, release: raw.release)
        guard let content = raw.content, Self.dates.contains(raw.date) else { return nil }
        self.content = content
        date = raw.date
        let numbers = [raw.relevance_score, raw.relevance_duration]
        let saysRelevance = numbers.contains { $0 != 0 } && numbers.allSatisfy(\.isFinite)
        relevance = saysRelevance ? (raw.relevance_score, raw.relevance_duration) : nil
    }
}
