import Foundation
import WidgetWire

/// A place where a widget is shown repeatedly.
protocol Surface {
    /// The metrics that its widgets are laid out with.
    var metrics: WidgetEnvironment.Metrics { get }

    /// Whether views replace one another, so that other text would be in the way.
    var isRedrawn: Bool { get }

    /// Whether the view no longer stands as it was drawn.
    ///
    /// That is the case when the window has changed its size, or other programs have written into
    /// it.
    var isDisplaced: Bool { get }

    /// Shows a widget as it looks at `date`, replacing the view before.
    ///
    /// - Parameter note: Words about the widget, such as why it is stale; any number of lines.
    mutating func show(_ list: DisplayList, at date: Date, note: String?) throws

    /// Restores the output's state, leaving the last view visible.
    mutating func finish() throws
}

extension Surface {
    /// False, for surfaces whose output stays where it was written.
    var isDisplaced: Bool { false }
}
