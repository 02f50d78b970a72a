import Foundation
import Glibc

/// A plugin's turn to perform an intent: one at a time, whichever program asks.
///
/// Two presses at once would read the same state, and the later one would undo the earlier. The
/// turn ends when this object is released.
final class PerformTurn: Sendable {
    /// How often to check whether another intent has ended.
    private static let interval = Duration.milliseconds(20)
    /// After how many intervals to look again whether the program whose turn it is was stopped.
    private static let intervalsBetweenLooks = 25

    private let descriptor: Int32

    /// Takes the turn of a locked file, and writes this process's number into it.
    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // Without the number, others merely wait longer.
        ftruncate(descriptor, 0)
        _ = Syscalls.write(descriptor, ArraySlice("\(getpid())".utf8))
    }

    deinit { Syscalls.close(descriptor) }

    /// Waits until no other intent of the plugin is being performed.
    ///
    /// - Returns: nil when the plugin has no container to lock, or the lock file cannot be created.
    /// - Throws: ``HostError/Code/busy(plugin:for:stopped:)`` when another intent takes longer than
    ///   allowed, or when the program that asked for it is stopped and stays so.
    static func take(
        for plugin: PluginFile, _ configuration: HostConfiguration
    ) async throws(HostError) -> PerformTurn? {
        let container = await performBlocking { PluginContainer.claim(for: plugin, configuration) }
        guard let path = container?.turnFile else { return nil }
        let patience = configuration.policy.performDeadline + configuration.policy.cancelGrace
        let deadline = SuspendingClock.now + patience
        var stopped: pid_t?
        do {
            try FileManager.default.createDirectory(
                atPath: URL(filePath: path).deletingLastPathComponent().path,
                withIntermediateDirectories: true)
            for round in 1... {
                if let descriptor = try Syscalls.openLocked(path) { return PerformTurn(descriptor) }
                guard SuspendingClock.now < deadline else { break }
                if round.isMultiple(of: intervalsBetweenLooks) {
                    let last = stopped
                    stopped = stoppedHolder(of: path)
                    if stopped != nil, stopped == last { break }
                }
                try await Task.sleep(for: interval)
            }
        } catch is CancellationError {
            throw HostError(.cancelled)
        } catch {
            configuration.logger.warning("Intents are not kept apart; no lock at \(path): \(error)")
            return nil
        }
        throw HostError(.busy(plugin: plugin.path, for: patience, stopped: stopped))
    }

    /// The process whose turn it is, if it is stopped.
    private static func stoppedHolder(of path: String) -> pid_t? {
        guard let words = FileManager.default.contents(atPath: path),
            let holder = pid_t(String(decoding: words, as: UTF8.self)), holder > 0
        else { return nil }
        return ProcessFiles(of: holder).isStopped ? holder : nil
    }
}
