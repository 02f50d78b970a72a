public import Foundation

/// What a Mac's app does when the system tells it something; a widget has no app.
@MainActor
public protocol NSApplicationDelegate: AnyObject {
    /// Never called: there is no app.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Never called: there is no app.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Never called: there is no app.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Never called: there is no app.
    func applicationWillTerminate(_ notification: Notification)
    /// Never called: there is no app.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Never called: there is no app.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Never called: there is no app.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool)
        -> Bool
    /// Never called: there is no app.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// Nothing happens.
    public func applicationWillFinishLaunching(_ notification: Notification) {}

    /// Nothing happens.
    public func applicationDidFinishLaunching(_ notification: Notification) {}

    /// Nothing happens.
    public func applicationDidBecomeActive(_ notification: Notification) {}

    /// Nothing happens.
    public func applicationWillTerminate(_ notification: Notification) {}

    /// Nothing stands in the way.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    { .terminateNow }

    /// It stays.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }

    /// Nothing stands in the way.
    public func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool { true }

    /// Nothing happens.
    public func application(_ application: NSApplication, open urls: [URL]) {}
}
