// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PortholeFoundation

/// Writes a formatted message to the plugin's log.
///
/// Differs from Apple: arguments marked `private` are shown, since the log is the user's own.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(OSLogMessage(text: formatted(message, args)), type)
}

/// Writes a formatted message of a level to the plugin's log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ args: any CVarArg...
) {
    log.write(OSLogMessage(text: formatted(message, args)), type)
}

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    // Specifiers may say who may read the argument: %{public}@.
    let format = message.description.replacing(#/%\{[^}]*\}/#, with: "%")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
