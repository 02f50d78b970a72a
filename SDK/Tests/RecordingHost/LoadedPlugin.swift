package import CWidgetPlugin
import Foundation

/// A plugin in this process: what it registered, and the means to ask it.
package final class LoadedPlugin {
    /// A widget that was registered, with its strings copied.
    package struct Widget {
        package let kind: String
        package let descriptor: widget_descriptor
        /// Name, description, families and options in one line, then each parameter in one.
        package let text: String
        /// What users can set.
        package let parameters: [Parameter]
    }

    /// What stands in the way of loading.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// What was registered, in order.
    package private(set) var widgets: [Widget] = []
    /// Live activities and controls that were registered, in one line each.
    package private(set) var members: [String] = []
    /// Controls that were registered, in order.
    package private(set) var controls: [Control] = []
    /// Intents that were registered, in order, once they were asked for.
    package private(set) var intents: [Intent] = []
    /// Shortcuts that were registered, in one line each.
    package private(set) var shortcuts: [String] = []
    /// The intents that are handled for others, with their parameters.
    package private(set) var handlers: [(intent: String, parameters: [Parameter])] = []
    /// The main loop the plugin brings along.
    package private(set) var mainLoop: widget_main_loop?

    /// Previews that were registered, in order, once they were asked for.
    package private(set) var previews: [(name: String, preview: widget_preview)] = []

    private var listIntents: widget_intents?
    private var listPreviews: widget_previews?

    private typealias Entry =
        @convention(c) (
            UnsafePointer<widget_host>, UnsafeMutablePointer<widget_registry>
        ) -> UInt32

    /// Loads the library at `path` and calls its entry; to be called on the main thread.
    package init(path: String) throws {
        guard let image = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw Failure(description: dlerror().map { String(cString: $0) } ?? path)
        }
        guard let symbol = dlsym(image, "widget_plugin_entry") else {
            throw Failure(description: "\(path) has no widget_plugin_entry")
        }
        // Never freed: the header says that it stays valid for the life of the process.
        let host = UnsafeMutablePointer<widget_host>.allocate(capacity: 1)
        host.initialize(to: Self.host)
        let version = FunctionTable.with(Self.registry, self) { registry in
            unsafeBitCast(symbol, to: Entry.self)(host, registry)
        }
        if version >> 16 != WIDGET_ABI_MAJOR {
            throw Failure(description: "\(path) has version \(version)")
        }
    }

    private static var host: widget_host {
        widget_host(
            size: MemoryLayout<widget_host>.size, abi_version: WIDGET_ABI_MAJOR << 16, version: nil,
            bundle_path: nil,
            log: { _, level, text, length in
                let bytes = UnsafeRawBufferPointer(start: text, count: length)
                let name = HeaderNames.shared.name(level.rawValue, in: "widget_log_level")
                print("\(name): \(String(decoding: bytes, as: UTF8.self))")
            },
            extension: { _, id in
                guard let id, String(cString: id) == "porthole.center/1" else { return nil }
                return UnsafeRawPointer(RecordedCenter.table)
            })
    }

    private typealias Table = FunctionTable<widget_registry, LoadedPlugin>

    private static let registry = widget_registry(
        size: MemoryLayout<widget_registry>.size,
        add_widget: { registry, descriptor in
            guard let descriptor else { return false }
            Table.owner(registry).widgets.append(Widget(descriptor.pointee))
            return true
        },
        set_main_loop: { registry, loop in Table.owner(registry).mainLoop = loop?.pointee },
        set_previews: { registry, list in Table.owner(registry).listPreviews = list },
        add_preview: { registry, preview in
            guard let preview = preview?.pointee, let name = preview.name ?? preview.id else {
                return false
            }
            Table.owner(registry).previews.append((String(cString: name), preview))
            return true
        },
        add_activity: { registry, activity in
            guard let name = activity?.pointee.name else { return false }
            Table.owner(registry).members.append("activity \(String(cString: name))")
            return true
        },
        add_control: { registry, control in
            guard let control = control?.pointee else { return false }
            let registered = Control(control)
            Table.owner(registry).controls.append(registered)
            Table.owner(registry).members.append(registered.text)
            return true
        },
        add_intent: { registry, intent in
            guard let intent else { return false }
            Table.owner(registry).intents.append(Intent(intent.pointee))
            return true
        },
        add_shortcut: { registry, shortcut in
            guard let shortcut else { return false }
            Table.owner(registry).shortcuts.append(shortcut.pointee.text)
            return true
        },
        set_intents: { registry, list in Table.owner(registry).listIntents = list },
        add_handler: { registry, handler in
            guard let handler = handler?.pointee, let intent = handler.intent else { return false }
            let parameters = LoadedPlugin.Parameter.all(handler.parameters, handler.parameter_count)
            Table.owner(registry).handlers.append((String(cString: intent), parameters))
            return true
        })

    /// Asks for the intents and shortcuts; to be called on the main thread, once.
    package func askForIntents() {
        FunctionTable.with(Self.registry, self) { registry in listIntents?(registry) }
    }

    /// Asks for the previews; to be called on the main thread, once.
    package func askForPreviews() {
        FunctionTable.with(Self.registry, self) { registry in listPreviews?(registry) }
    }
}

extension LoadedPlugin.Widget {
    fileprivate init(_ descriptor: widget_descriptor) {
        kind = descriptor.kind.map { String(cString: $0) } ?? ""
        self.descriptor = descriptor
        let name = descriptor.display_name.map { " \"\(String(cString: $0))\"" } ?? ""
        parameters = LoadedPlugin.Parameter.all(descriptor.parameters, descriptor.parameter_count)
        let summary = descriptor.description.map { " \"\(String(cString: $0))\"" } ?? ""
        let intent = descriptor.intent.map { " intent=\(String(cString: $0))" } ?? ""
        text =
            "\(kind)\(name)\(summary)"
            + " families=\(HeaderNames.shared.names(descriptor.families, in: "widget_family"))"
            + " options=\(descriptor.options & ~UInt32(WIDGET_READS_SETTINGS))" + intent
            + parameters.map { "\n  \($0.text)" }.joined()
    }
}
