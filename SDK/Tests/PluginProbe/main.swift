// Loads a plugin as the runner does and prints what it registers, answers and records:
//
//     plugin-probe PLUGIN.so [NAME=VALUE…]
//     plugin-probe PLUGIN.so control KIND [NAME=VALUE…]
//     plugin-probe PLUGIN.so options KIND PARAMETER [TEXT] [NAME=VALUE…]
//     plugin-probe PLUGIN.so intents
//     plugin-probe PLUGIN.so previews
//     plugin-probe PLUGIN.so perform INTENT [NAME=VALUE…]
//     plugin-probe PLUGIN.so cancel INTENT    (performs it, and waits no longer)
//     plugin-probe PLUGIN.so kill INTENT      (performs it, and dies of a signal at the answer)
//
// The main thread belongs to the plugin's main loop, its providers are asked on another.
import CWidgetPlugin
import Foundation
import RecordingHost

var words: [String] = []
var settings: [String: String] = [:]
for argument in CommandLine.arguments.dropFirst() {
    guard let sign = argument.firstIndex(of: "=") else {
        words.append(argument)
        continue
    }
    settings[String(argument[..<sign])] = String(argument[argument.index(after: sign)...])
}
guard let path = words.first else {
    print("usage: plugin-probe PLUGIN.so [COMMAND ARGUMENT…] [NAME=VALUE…]")
    exit(64)
}
do {
    let plugin = try LoadedPlugin(path: path)
    if words.count == 1 { plugin.printMembers() }
    guard let loop = plugin.mainLoop else {
        print("no main loop")
        exit(70)
    }
    plugin.askForIntents()
    let conversation = Conversation(plugin, loop, settings)
    let command = Array(words.dropFirst())
    if command == ["previews"] { plugin.askForPreviews() }
    Thread.detachNewThread { conversation.hold(command) }
    loop.run(loop.context)
} catch {
    print("\(error)")
    exit(70)
}
