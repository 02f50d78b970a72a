public import Foundation

/// Receives the push token of widgets.
public protocol WidgetPushHandler {
    /// Creates the handler.
    init()
    /// Called when the push token changes.
    ///
    /// No effect here: it is never called.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token of widgets.
public struct WidgetPushInfo: Hashable, Sendable {
    /// The token to which timelines are sent.
    public let token: Data
}

extension WidgetConfiguration {
    /// Sets the handler of push tokens for the widget.
    ///
    /// No effect here: nothing is sent to widgets.
    nonisolated public func pushHandler<Handler: WidgetPushHandler>(
        _ handler: Handler.Type
    ) -> some WidgetConfiguration {
        self
    }
}
