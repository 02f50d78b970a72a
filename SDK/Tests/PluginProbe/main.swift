// Loads a plugin as the runner does and prints what it registers, answers and records:
//
//     plugin-probe PLUGIN.so
//
// The main thread belongs to the plugin's main loop, its providers are asked on another.
import CWidgetPlugin
import Foundation
import RecordingHost

guard CommandLine.arguments.count == 2 else {
    print("usage: plugin-probe PLUGIN.so")
    exit(64)
}
do {
    let plugin = try LoadedPlugin(path: CommandLine.arguments[1])
    for widget in plugin.widgets { print("widget \(widget.text)") }
    guard let loop = plugin.mainLoop else {
        print("no main loop")
        exit(70)
    }
    let conversation = Conversation(plugin.widgets, loop)
    Thread.detachNewThread { conversation.hold() }
    loop.run(loop.context)
} catch {
    print("\(error)")
    exit(70)
}
