@_exported import PortholeFoundation

/// What the view controller of a Today widget, WidgetKit's predecessor, answers.
///
/// No effect here: nobody asks it. Widget extensions that grew out of one still name it.
@MainActor @preconcurrency
public protocol NCWidgetProviding {
    /// Brings the view up to date.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
}

extension NCWidgetProviding {
    /// Has nothing new.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
}

/// How bringing a Today widget up to date went.
public enum NCUpdateResult: UInt, Sendable {
    /// There was something new.
    case newData
    /// There was nothing new.
    case noData
    /// It failed.
    case failed
}

/// How much of a Today widget is shown.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// A line or two.
    case compact
    /// As much as it has.
    case expanded
}
