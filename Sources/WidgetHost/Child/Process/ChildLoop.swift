import Foundation
import Glibc
import Synchronization

/// The one permanent thread that starts children and moves their bytes.
///
/// The kernel kills a child when the thread that started it ends, so that thread must not be one of
/// a pool.
final class ChildLoop: Sendable {
    /// The loop of this process, started on first use.
    static func shared() throws(Errno) -> ChildLoop {
        try current.withLock { (current) throws(Errno) in
            if let current { return current }
            let new = try ChildLoop()
            current = new
            return new
        }
    }

    private static let current = Mutex<ChildLoop?>(nil)

    /// The interval between looks at what the children use.
    ///
    /// It starts at the least, doubles up to the most while no child does anything, and returns to
    /// the least when one does.
    private static let lookInterval = (least: Duration.milliseconds(250), most: Duration.seconds(1))

    private struct Inbox {
        var jobs: [@Sendable () -> Void] = []
        var children: [ChildProcess] = []
    }

    private let inbox = Mutex(Inbox())
    private let wakeDescriptor: Int32
    private let isLookingSeldom = Atomic(false)

    private init() throws(Errno) {
        wakeDescriptor = try Syscalls.wakeDescriptor()
        do throws(Errno) {
            try startThread()
        } catch {
            close(wakeDescriptor)
            throw error
        }
    }

    /// Starts the thread, which Foundation's would only pretend to do when there may be no more.
    private func startThread() throws(Errno) {
        var thread = pthread_t()
        let loop = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread, nil,
            { loop in
                Thread.current.name = "porthole-children"
                guard let loop else { return nil }
                Unmanaged<ChildLoop>.fromOpaque(loop).takeRetainedValue().run()
                return nil
            }, loop.toOpaque())
        guard code == 0 else {
            loop.release()
            throw Errno(number: code)
        }
        pthread_detach(thread)
    }

    /// Runs `job` soon on the loop's thread.
    func perform(_ job: @escaping @Sendable () -> Void) {
        inbox.withLock { $0.jobs.append(job) }
        wake()
    }

    /// Serves a child's descriptors until it has ended.
    func watch(_ child: ChildProcess) {
        inbox.withLock { $0.children.append(child) }
        wake()
    }

    /// Whether all children have been idle for a while, so that the loop must be woken when one may
    /// act.
    var isCalm: Bool { isLookingSeldom.load(ordering: .relaxed) }

    /// Makes the thread poll again with what its children are now interested in.
    func wake() {
        Syscalls.wake(wakeDescriptor)
    }

    private func run() {
        Syscalls.blockSignals()
        var children: [ChildProcess] = []
        var interval = Self.lookInterval.least
        var lastLook = ContinuousClock.now
        while true {
            let news = inbox.withLock { exchangeInbox(&$0) }
            children += news.children
            news.jobs.forEach { $0() }
            children.removeAll(where: \.isFinished)
            // Without children the loop waits for news only.
            let patience = lastLook + interval - .now
            if serve(children, for: children.isEmpty ? nil : max(patience, .zero)) {
                interval = Self.lookInterval.least
            }
            guard lastLook + interval <= .now else { continue }
            let isActive = children.map { $0.look() }.contains(true)
            lastLook = .now
            interval =
                isActive
                ? Self.lookInterval.least : min(interval * 2, Self.lookInterval.most)
            isLookingSeldom.store(interval > Self.lookInterval.least, ordering: .relaxed)
        }
    }

    private func exchangeInbox(_ inbox: inout Inbox) -> Inbox {
        defer { inbox = Inbox() }
        return inbox
    }

    /// Waits for one round of events and hands them out.
    ///
    /// - Returns: Whether there was an event in time.
    private func serve(_ children: [ChildProcess], for patience: Duration?) -> Bool {
        var descriptors = [pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0)]
        var owners: [ChildProcess] = []
        for child in children {
            for interest in child.interests {
                descriptors.append(interest)
                owners.append(child)
            }
        }
        Syscalls.poll(&descriptors, for: patience)
        if descriptors[0].revents != 0 { Syscalls.clearWake(wakeDescriptor) }
        for (descriptor, owner) in zip(descriptors.dropFirst(), owners)
        where descriptor.revents != 0 {
            owner.serve(descriptor.fd)
        }
        return descriptors.contains { $0.revents != 0 }
    }
}
