import CWidgetPlugin
import WidgetWire

/// One entry of a plugin's timeline, with the function that draws it.
///
/// Unchecked: any thread carries it, but only the plugin's main thread calls its function.
struct PluginEntry: @unchecked Sendable {
    let date: Double
    /// The relevance; nil when the plugin gave none, or invalid numbers.
    let relevance: (score: Double, duration: Double)?
    /// The function that records the views.
    let content: widget_content
    let context: PluginContext

    /// Reads a plugin's entry; nil without a content function or a valid date.
    ///
    /// The plugin's context is taken over in any case.
    init?(_ description: UnsafePointer<widget_entry>) {
        let raw = copySized(description, into: widget_entry())
        context = PluginContext(raw.context, release: raw.release)
        guard let content = raw.content, ShowableDates.range.contains(raw.date) else { return nil }
        self.content = content
        date = raw.date
        let numbers = [raw.relevance_score, raw.relevance_duration]
        let saysRelevance = numbers.contains { $0 != 0 } && numbers.allSatisfy(\.isFinite)
        relevance = saysRelevance ? (raw.relevance_score, raw.relevance_duration) : nil
    }
}
