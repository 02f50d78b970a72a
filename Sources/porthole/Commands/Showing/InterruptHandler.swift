import Dispatch
import Foundation
import Synchronization

/// Calls back when the user asks the program to end: Ctrl-C, Ctrl-\, a closed terminal, `kill`.
final class InterruptHandler {
    /// The first signal received.
    private final class Received: Sendable {
        let first = Mutex<Int32?>(nil)
    }

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
                received.first.withLock { $0 = $0 ?? number }
                action()
            }
            source.resume()
            return source
        }
    }

    /// The interruption by the first signal; nil when there was none.
    var interruption: Interruption? { received.first.withLock { $0 }.map(Interruption.init) }

    deinit {
        sources.forEach { $0.cancel() }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        let handler = action.__sigaction_handler.sa_handler
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
