import Foundation
import WidgetWire

/// Somewhere a widget is shown again and again.
protocol Surface {
    /// What its widgets are measured in.
    var metrics: WidgetEnvironment.Metrics { get }

    /// Whether views replace one another in a place where other words would be in the way.
    var isRedrawn: Bool { get }

    /// Whether the view does not stand there any more as it was drawn: the window has another size, or
    /// other programs have written into it.
    var isDisplaced: Bool { get }

    /// Shows a widget as it looks at `date`, in place of what was shown before.
    ///
    /// - Parameter note: Words about the widget, such as why it is stale; any number of lines.
    mutating func show(_ list: DisplayList, at date: Date, note: String?) throws

    /// Leaves the output as it was found, with the last view on it.
    mutating func finish() throws
}

extension Surface {
    /// What is written once stays.
    var isDisplaced: Bool { false }
}
