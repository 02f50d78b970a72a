import CWidgetPlugin
import WidgetWire

/// The provider of the entries of a widget, a preview or a control.
///
/// Unchecked: functions and context are the plugin's, which lets its provider thread use them.
struct EntryProvider: @unchecked Sendable {
    /// The declaration it belongs to, for messages.
    var declaration: Declaration
    /// The supported families; empty when there is no choice.
    var families: [Family] = []
    var options: UInt32 = 0
    var parameters: [DeclaredParameter] = []
    var placeholder: widget_function?
    var snapshot: widget_function?
    var timeline: widget_function
    var context: UnsafeMutableRawPointer?

    /// The kind, or a preview's id.
    var kind: String { declaration.name }

    /// Whether the content reaches the widget's edges.
    var areContentMarginsDisabled: Bool {
        options & UInt32(WIDGET_CONTENT_MARGINS_DISABLED) != 0
    }

    /// Whether entries without a container background reach the widget's edges.
    var marginsNeedBackground: Bool {
        options & UInt32(WIDGET_CONTENT_MARGINS_WITH_BACKGROUND) != 0
    }

    /// Whether the container background may be taken away.
    var isBackgroundRemovable: Bool {
        options & UInt32(WIDGET_BACKGROUND_NOT_REMOVABLE) == 0
    }

    /// Whether an entry takes the size of its content.
    var fitsContent: Bool { families.isEmpty && options & UInt32(WIDGET_SIZE_FITS_CONTENT) != 0 }

    /// Whether its functions read parameters with `setting` instead of taking arguments.
    var readsSettings: Bool { options & UInt32(WIDGET_READS_SETTINGS) != 0 }

    /// The function that answers a request; `timeline` replaces missing ones.
    func function(for purpose: TimelineRequest.Purpose) -> widget_function {
        switch purpose {
        case .placeholder: placeholder ?? timeline
        case .snapshot: snapshot ?? timeline
        case .timeline, .preview, .control, .UNRECOGNIZED: timeline
        }
    }
}
