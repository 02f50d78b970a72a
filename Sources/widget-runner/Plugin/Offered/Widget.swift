import CWidgetPlugin
import WidgetWire

/// One widget a plugin registered, or what else is asked for entries: a preview or a control.
///
/// Unchecked: functions and context are the plugin's, which lets its provider thread use them.
struct Widget: @unchecked Sendable {
    /// Finds configurations that users can place the widget with.
    typealias RecommendFunction =
        @convention(c) (UnsafeMutablePointer<widget_recommendations>?) -> Void

    /// What the plugin registered it as, for the words about it.
    var declaration: Declaration
    var displayName: String
    var description: String
    var families: [Family]
    var options: UInt32
    var parameters: [DeclaredParameter]
    var placeholder: widget_function?
    var snapshot: widget_function?
    var timeline: widget_function
    var context: UnsafeMutableRawPointer?
    /// The name of the intent that declares the parameters; empty: none.
    var intent = ""
    var recommend: RecommendFunction?

    /// What identifies it; a preview's id.
    var kind: String { declaration.name }

    /// Whether the content reaches the widget's edges.
    var areContentMarginsDisabled: Bool {
        options & UInt32(WIDGET_CONTENT_MARGINS_DISABLED) != 0
    }

    /// Whether the container background may be taken away.
    var isBackgroundRemovable: Bool {
        options & UInt32(WIDGET_BACKGROUND_NOT_REMOVABLE) == 0
    }

    /// Whether users are asked for its parameters as soon as they place it.
    var promptsForConfiguration: Bool {
        options & UInt32(WIDGET_PROMPTS_FOR_CONFIGURATION) != 0
    }

    /// Whether its functions ask for parameters instead of taking arguments.
    var readsSettings: Bool { options & UInt32(WIDGET_READS_SETTINGS) != 0 }

    /// The function that answers a request; timeline stands in for those that are missing.
    func function(for purpose: TimelineRequest.Purpose) -> widget_function {
        switch purpose {
        case .placeholder: placeholder ?? timeline
        case .snapshot: snapshot ?? timeline
        case .timeline, .preview, .control, .UNRECOGNIZED: timeline
        }
    }

    /// What the host is told.
    var wire: WidgetDescription {
        var wire = WidgetDescription()
        wire.kind = kind
        wire.displayName = displayName
        wire.description_p = description
        wire.families = families
        wire.parameters = parameters.map(\.wire)
        wire.contentMarginsDisabled = areContentMarginsDisabled
        wire.backgroundRemovable = isBackgroundRemovable
        wire.promptsForConfiguration = promptsForConfiguration
        wire.intent = intent
        wire.recommends = recommend != nil
        return wire
    }
}
