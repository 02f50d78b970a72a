public import Foundation

/// The delegate of an AppKit app; a widget has no app.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
    /// Never called, because no app runs.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Never called, because no app runs.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Never called, because no app runs.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Never called, because no app runs.
    func applicationWillTerminate(_ notification: Notification)
    /// Never called, because no app runs.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Never called, because no app runs.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Never called, because no app runs.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool)
        -> Bool
    /// Never called, because no app runs.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// Does nothing by default.
    public func applicationWillFinishLaunching(_ notification: Notification) {}

    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ notification: Notification) {}

    /// Does nothing by default.
    public func applicationDidBecomeActive(_ notification: Notification) {}

    /// Does nothing by default.
    public func applicationWillTerminate(_ notification: Notification) {}

    /// Allows the request by default.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    { .terminateNow }

    /// Does not terminate by default.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }

    /// Allows the request by default.
    public func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool { true }

    /// Does nothing by default.
    public func application(_ application: NSApplication, open urls: [URL]) {}
}
