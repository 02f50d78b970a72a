import CWidgetPlugin
public import Foundation

/// When a provider is asked for its next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private enum Moment: Equatable { case atEnd, never, after(Date) }

    private let moment: Moment

    /// When the last entry is shown.
    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    /// Only when the user or the plugin requests it.
    public static let never = TimelineReloadPolicy(moment: .never)

    /// At a date or some time after it.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(moment: .after(date))
    }

    func apply(to request: TimelineRequest) {
        switch moment {
        case .atEnd: request.reload(WIDGET_RELOAD_AT_END)
        case .never: request.reload(WIDGET_RELOAD_NEVER)
        case .after(let date): request.reload(WIDGET_RELOAD_AFTER, date)
        }
    }
}
