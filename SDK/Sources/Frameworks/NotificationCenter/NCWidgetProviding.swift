@_exported import PortholeFoundation

/// Implemented by the view controller of a Today widget, WidgetKit's predecessor.
///
/// No effect here: it is never called. Widget extensions that evolved from a Today widget still
/// name it.
@MainActor @preconcurrency
public protocol NCWidgetProviding {
    /// Brings the view up to date.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
}

extension NCWidgetProviding {
    /// Reports no new data by default.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
}

/// The result of an update of a Today widget.
public enum NCUpdateResult: UInt, Sendable {
    /// There was new data.
    case newData
    /// There was no new data.
    case noData
    /// The update failed.
    case failed
}

/// The display mode of a Today widget.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// Compact.
    case compact
    /// Expanded.
    case expanded
}
