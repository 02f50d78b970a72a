import Foundation

/// A plugin's turn to perform an intent: one at a time, whichever program asks.
///
/// Two presses at once would read the same state, and the later one would undo the earlier. The
/// turn ends when this object is released.
final class PerformTurn: Sendable {
    /// How often to check whether another intent has ended.
    private static let interval = Duration.milliseconds(20)

    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { Syscalls.close(descriptor) }

    /// Waits until no other intent of the plugin is being performed.
    ///
    /// - Returns: nil when the plugin has no container to lock, or the lock file cannot be created.
    /// - Throws: ``HostError/Code/busy(plugin:for:)`` when another intent takes longer than
    ///   allowed.
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
