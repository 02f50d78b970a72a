import Dispatch
import Foundation
import Synchronization

/// Calls back when the user asks the program to end: Ctrl-C, Ctrl-\, a closed terminal, `kill`.
///
/// A second signal, or five seconds without an end, as when the program's output is not being read,
/// ends the program by the signal's default action; the plugins' processes end with it.
final class InterruptHandler {
    /// The first signal received.
    private final class Received: Sendable {
        let first = Mutex<Int32?>(nil)

        /// Notes a signal.
        ///
        /// - Returns: Whether it is the first one.
        func note(_ number: Int32) -> Bool {
            first.withLock { first in
                guard first == nil else { return false }
                first = number
                return true
            }
        }
    }

    /// How long the program may take to end; plugins that do not end take 1.5 seconds.
    private static let patience = DispatchTimeInterval.seconds(5)

    /// The signals that the program was started to ignore, as by `nohup`.
    private static let ignored = Set(signals.filter(isIgnored))
    private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

    private let sources: [any DispatchSourceSignal]
    private let received = Received()

    /// Handles SIGINT, SIGQUIT, SIGTERM and SIGHUP until it is released; `action` runs on a queue.
    init(_ action: @escaping @Sendable () -> Void) {
        let signals = Self.signals.filter { !Self.ignored.contains($0) }
        sources = signals.map { [received] number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                guard received.note(number) else { return Self.end(by: number) }
                DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
                    Self.end(by: number)
                }
                // It may wait, but a second signal does not wait for it.
                DispatchQueue.global().async(execute: action)
            }
            source.resume()
            return source
        }
    }

    /// The interruption by the first signal; nil when there was none.
    var interruption: Interruption? { received.first.withLock { $0 }.map(Interruption.init) }

    /// From then on, signals end the program at once.
    deinit {
        sources.forEach { $0.cancel() }
        for number in Self.signals where !Self.ignored.contains(number) { signal(number, SIG_DFL) }
    }

    /// Ends the program as if the signal were not handled.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        let handler = action.__sigaction_handler.sa_handler
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
