/// A view that blurs the content behind it; widgets do not draw AppKit views.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    /// The material of the view.
    public enum Material: Int, Sendable {
        /// The material of title bars.
        case titlebar = 3
        /// The material of selections.
        case selection
        /// The material of menus.
        case menu
        /// The material of popovers.
        case popover
        /// The material of sidebars.
        case sidebar
        /// The material of header views.
        case headerView = 10
        /// The material of sheets.
        case sheet
        /// The material of window backgrounds.
        case windowBackground
        /// The material of HUD windows.
        case hudWindow
        /// Behind the whole screen.
        case fullScreenUI = 15
        /// The material of tooltips.
        case toolTip = 17
        /// The material behind content.
        case contentBackground
        /// Behind the pages of a document.
        case underPageBackground = 21
        /// The material under windows.
        case underWindowBackground
    }

    /// The content that is blurred.
    public enum BlendingMode: Int, Sendable {
        /// Content behind the window.
        case behindWindow
        /// Content within the window.
        case withinWindow
    }

    /// Whether it looks as in the front window.
    public enum State: Int, Sendable {
        /// Follows the state of the window.
        case followsWindowActiveState
        /// Always active.
        case active
        /// Always inactive.
        case inactive
    }

    /// No effect here: AppKit views are not drawn.
    open var material = Material.windowBackground
    /// No effect here: AppKit views are not drawn.
    open var blendingMode = BlendingMode.behindWindow
    /// No effect here: AppKit views are not drawn.
    open var state = State.followsWindowActiveState
    /// No effect here: AppKit views are not drawn.
    open var isEmphasized = false
}
