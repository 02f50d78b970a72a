import CPluginImage
public import CWidgetPlugin
import Foundation
import UIKit

/// The entry of every plugin written in Swift: lets the type marked `@main` register itself.
///
/// The compiler makes a `main` function for that type and exports it from the plugin; this one,
/// linked into the same library, calls it.
@_cdecl("widget_plugin_entry")
public func widgetPluginEntry(
    _ host: UnsafePointer<widget_host>, _ registry: UnsafeMutablePointer<widget_registry>
) -> UInt32 {
    PluginLog.host = host
    HostImages.install(host)
    HostFonts.install(host)
    withoutSending(registry) { PluginEntry.run(with: $0) }
    return WIDGET_ABI_MAJOR << 16 | WIDGET_ABI_MINOR
}

/// Collects the widgets that `main()` of a widget or a bundle registers.
@MainActor
package enum PluginEntry {
    private static var registry: UnsafeMutablePointer<widget_registry>?

    static func run(with registry: UnsafeMutablePointer<widget_registry>) {
        guard let main = plugin_image_main() else {
            if HandlerRegistration.register(in: registry) { return MainLoop.install(in: registry) }
            return PluginLog.fail(
                "The plugin has no main function: mark its WidgetBundle or its Widget with @main.")
        }
        self.registry = registry
        defer { self.registry = nil }
        MainLoop.install(in: registry)
        PreviewRegistration.offer(in: registry)
        IntentRegistration.offer(in: registry)
        _ = main(0, nil)
    }

    /// Hands a bundle's members over to the runner; ends a program that is not a plugin.
    ///
    /// Of members with the same identity the first is kept, so that a mistake does not cost the
    /// user a widget.
    package static func register(_ widgets: some Widget) {
        guard let registry else {
            let text =
                "This is a plugin: build it as a dynamic library and load it with porthole.\n"
            FileHandle.standardError.write(Data(text.utf8))
            exit(EX_USAGE)
        }
        var identities: Set<BundleMemberIdentity> = []
        for member in widgets.registrations() {
            guard identities.insert(member.identity).inserted else {
                PluginLog.warn(
                    "The bundle has \(member.identity) twice; the first stays. "
                        + "Give each widget and control a kind of its own.")
                continue
            }
            member.register(in: registry)
        }
    }
}
