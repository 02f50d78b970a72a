import Foundation
import WidgetWire

/// One dated state of a widget, drawn for each environment of its request.
public struct WidgetEntry: Sendable {
    /// When it begins to show.
    public let date: Date
    /// How important it is among other widgets; nil when the plugin does not say.
    public let relevance: Relevance?
    /// Its display lists, one for each environment of the request, in the request's order.
    public let displayLists: [DisplayList]

    /// Makes an entry that shows from `date` on.
    public init(date: Date, relevance: Relevance? = nil, displayLists: [DisplayList]) {
        self.date = date
        self.relevance = relevance
        self.displayLists = displayLists
    }
}
