import Cocoa
import MapKit
import SwiftUI
import Testing

/// What sources that a Mac's app shares with its widget say besides.
@MainActor @Suite("Source of a Mac's app")
struct MacAppTests {
    private struct Glass: NSViewRepresentable {
        func makeNSView(context: Context) -> NSVisualEffectView {
            let view = NSVisualEffectView()
            view.material = .sidebar
            view.layer?.cornerRadius = 8
            return view
        }

        func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
    }

    private final class Delegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ notification: Notification) {
            NSApp.setActivationPolicy(.accessory)
        }
    }

    private struct Bar: App {
        @NSApplicationDelegateAdaptor(Delegate.self) private var delegate

        var body: some Scene {
            MenuBarExtra("Bar", systemImage: "star") { Glass() }.menuBarExtraStyle(.window)
            Window("About", id: "about") { Text("Bar") }.windowResizability(.contentSize)
        }
    }

    @Test func `asks for a dark map`() async {
        let options = MKMapSnapshotter.Options()
        options.appearance = NSAppearance(named: .darkAqua)
        options.preferredConfiguration = MKImageryMapConfiguration()
        #expect(options.appearance?.name == .darkAqua)
        do {
            _ = try await MKMapSnapshotter(options: options).start()
            Issue.record("There are no maps.")
        } catch {
            #expect(error is MKError)
        }
    }

    @Test func `may ask whether AppKit can be imported`() {
        #if canImport(AppKit) && canImport(Cocoa)
            #expect(NSApplication.shared === NSApp)
        #else
            Issue.record("AppKit is a product, and cannot be imported")
        #endif
    }

    @Test func `opens no URL, and finds no other app`() async throws {
        let workspace = NSWorkspace.shared
        let url = try #require(URL(string: "https://example.org"))
        #expect(!workspace.open(url) && workspace.frontmostApplication == nil)
        await #expect(throws: CocoaError(.featureUnsupported)) {
            try await workspace.openApplication(at: url, configuration: .init())
        }
        for path in ["/Applications/Mail.app", "/tmp", "/nowhere.txt"] {
            #expect(workspace.icon(forFile: path).isSymbolImage)
        }
        #expect(
            NSRunningApplication.current.processIdentifier
                == ProcessInfo.processInfo.processIdentifier)
    }

    @Test func `copies within its process, emptying what was there`() {
        let pasteboard = NSPasteboard.general
        let count = pasteboard.clearContents()
        #expect(pasteboard.setString("one", forType: .string))
        #expect(pasteboard.string(forType: .string) == "one" && pasteboard.types == [.string])
        #expect(pasteboard.declareTypes([.png], owner: nil) == count + 1)
        #expect(pasteboard.string(forType: .string) == nil)
    }

    @Test func `makes views and windows that nobody sees`() {
        let outer = NSHostingView(rootView: Text("a"))
        let inner = NSView(frame: NSRect(x: 0, y: 0, width: 3, height: 4))
        outer.addSubview(inner)
        #expect(inner.superview === outer && inner.fittingSize.height == 4)
        let window = NSWindow(
            contentRect: inner.frame, styleMask: [.titled], backing: .buffered, defer: false)
        window.contentView = outer
        window.makeKeyAndOrderFront(nil)
        #expect(!window.isVisible && NSApp.windows.isEmpty)
        let controller = NSHostingController(rootView: Text("a"))
        #expect(controller.view === controller.view)
    }

    @Test func `measures the display, and distances from edges as Foundation does`() {
        let insets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets.right == 4 && NSEdgeInsetsZero.top == 0)
        #expect(NSScreen.main?.safeAreaInsets.left == 0)
    }

    @Test func `measures arcs in degrees, and clockwise as it is seen`() {
        let path = NSBezierPath()
        path.appendArc(
            withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90, clockwise: false)
        #expect(abs(path.bounds.maxX - 10) < 1e-6 && abs(path.bounds.maxY - 10) < 1e-6)
        #expect(path.bounds.minX > -1e-6 && path.bounds.minY > -1e-6)
        path.removeAllPoints()
        path.move(to: NSPoint(x: 1, y: 1))
        path.relativeLine(to: NSPoint(x: 2, y: 3))
        path.curve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
        path.transform(using: AffineTransform(scale: 2))
        #expect(path.bounds == NSRect(x: 0, y: 0, width: 6, height: 8))
        path.windingRule = .evenOdd
        #expect(path.usesEvenOddFillRule)
    }
}
