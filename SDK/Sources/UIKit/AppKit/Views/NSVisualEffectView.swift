/// A view with a blur of what lies behind; a widget draws none of AppKit's.
@MainActor
open class NSVisualEffectView: NSView {
    /// What it is made of.
    public enum Material: Int, Sendable {
        /// That of a window's title.
        case titlebar = 3
        /// What is selected.
        case selection
        /// That of menus.
        case menu
        /// That of what pops up.
        case popover
        /// That of sidebars.
        case sidebar
        /// That of a table's header.
        case headerView = 10
        /// That of sheets.
        case sheet
        /// That of windows.
        case windowBackground
        /// That of what tells of something.
        case hudWindow
        /// Behind the whole screen.
        case fullScreenUI = 15
        /// That of hints.
        case toolTip = 17
        /// Behind content.
        case contentBackground
        /// Behind the pages of a document.
        case underPageBackground = 21
        /// Behind a window.
        case underWindowBackground
    }

    /// What is blurred.
    public enum BlendingMode: Int, Sendable {
        /// What lies behind the window.
        case behindWindow
        /// What lies in the window.
        case withinWindow
    }

    /// Whether it looks as in the front window.
    public enum State: Int, Sendable {
        /// As the window is.
        case followsWindowActiveState
        /// Always.
        case active
        /// Never.
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
