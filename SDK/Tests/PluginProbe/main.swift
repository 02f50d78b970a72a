// Loads a plugin as the runner does and prints what it registers, answers and records:
//
//     plugin-probe PLUGIN.so [NAME=VALUE…]
//
// The main thread belongs to the plugin's main loop, its providers are asked on another.
import CWidgetPlugin
import Foundation
import RecordingHost

guard CommandLine.arguments.count >= 2 else {
    print("usage: plugin-probe PLUGIN.so [NAME=VALUE…]")
    exit(64)
}
do {
    let plugin = try LoadedPlugin(path: CommandLine.arguments[1])
    for widget in plugin.widgets { print("widget \(widget.text)") }
    for member in plugin.members { print(member) }
    guard let loop = plugin.mainLoop else {
        print("no main loop")
        exit(70)
    }
    let settings = CommandLine.arguments.dropFirst(2).map { $0.split(separator: "=", maxSplits: 1) }
    let conversation = Conversation(
        plugin.widgets, loop,
        Dictionary(settings.map { (String($0[0]), String($0.last ?? "")) }) { $1 })
    Thread.detachNewThread { conversation.hold() }
    loop.run(loop.context)
} catch {
    print("\(error)")
    exit(70)
}
