import Foundation
import Glibc
import Synchronization

/// The one permanent thread that starts children and moves their bytes.
///
/// A child asks the kernel to be killed when the thread that started it ends, so that thread must
/// not be one of a pool.
final class ChildLoop: Sendable {
    /// The loop of this process.
    static let shared = ChildLoop()

    /// How often what the children use is looked at.
    private static let lookInterval = Duration.milliseconds(250)

    private struct Inbox {
        var jobs: [@Sendable () -> Void] = []
        var children: [ChildProcess] = []
    }

    private let inbox = Mutex(Inbox())
    private let wakeDescriptor: Int32

    private init() {
        do {
            wakeDescriptor = try Syscalls.wakeDescriptor()
        } catch {
            fatalError("No event counter can be made: \(error.words)")
        }
        let thread = Thread { [self] in run() }
        thread.name = "porthole-children"
        thread.start()
    }

    /// Runs `job` on the loop's thread, soon.
    func perform(_ job: @escaping @Sendable () -> Void) {
        inbox.withLock { $0.jobs.append(job) }
        wake()
    }

    /// Serves a child's descriptors from now on, until it has ended.
    func watch(_ child: ChildProcess) {
        inbox.withLock { $0.children.append(child) }
        wake()
    }

    /// Makes the thread look again at what its children are interested in.
    func wake() {
        Syscalls.wake(wakeDescriptor)
    }

    private func run() {
        Syscalls.blockSignals()
        var children: [ChildProcess] = []
        var nextLook = ContinuousClock.now
        while true {
            let news = inbox.withLock { exchangeInbox(&$0) }
            children += news.children
            news.jobs.forEach { $0() }
            children.removeAll(where: \.isFinished)
            serve(children)
            if ContinuousClock.now >= nextLook {
                nextLook = .now + Self.lookInterval
                children.forEach { $0.look() }
            }
        }
    }

    private func exchangeInbox(_ inbox: inout Inbox) -> Inbox {
        defer { inbox = Inbox() }
        return inbox
    }

    /// Waits for one round of events and hands them out.
    private func serve(_ children: [ChildProcess]) {
        var descriptors = [pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0)]
        var owners: [ChildProcess] = []
        for child in children {
            for interest in child.interests {
                descriptors.append(interest)
                owners.append(child)
            }
        }
        // While there are children, what they use is looked at now and then.
        Syscalls.poll(&descriptors, for: children.isEmpty ? nil : Self.lookInterval)
        if descriptors[0].revents != 0 { Syscalls.clearWake(wakeDescriptor) }
        for (descriptor, owner) in zip(descriptors.dropFirst(), owners)
        where descriptor.revents != 0 {
            owner.serve(descriptor.fd)
        }
    }
}
