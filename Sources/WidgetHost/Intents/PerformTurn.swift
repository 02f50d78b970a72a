import Foundation

/// A plugin's turn to perform an intent: one at a time, whichever program asks.
///
/// Two presses at once would read the same state, and the later one would undo the earlier. The turn
/// ends when this object does.
final class PerformTurn: Sendable {
    /// How often to look whether another intent has ended.
    private static let interval = Duration.milliseconds(20)

    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { Syscalls.close(descriptor) }

    /// Waits until no other intent of the plugin is performed.
    ///
    /// - Returns: Nil where the plugin has no container to lock, or none can be made.
    /// - Throws: ``HostError/Code/busy(plugin:for:)`` when another intent takes longer than any may.
    static func take(
        for plugin: PluginFile, _ configuration: HostConfiguration
    ) async throws(HostError) -> PerformTurn? {
        let container = await offThePool { PluginContainer.claim(for: plugin, configuration) }
        guard let path = container?.turnFile else { return nil }
        let patience = configuration.policy.performDeadline + configuration.policy.cancelGrace
        let deadline = SuspendingClock.now + patience
        do {
            try FileManager.default.createDirectory(
                atPath: URL(filePath: path).deletingLastPathComponent().path,
                withIntermediateDirectories: true)
            while true {
                if let descriptor = try Syscalls.openLocked(path) { return PerformTurn(descriptor) }
                guard SuspendingClock.now < deadline else { break }
                try await Task.sleep(for: interval)
            }
        } catch is CancellationError {
            throw HostError(.cancelled)
        } catch {
            configuration.logger.warning("Intents are not kept apart; no lock at \(path): \(error)")
            return nil
        }
        throw HostError(.busy(plugin: plugin.path, for: patience))
    }
}
