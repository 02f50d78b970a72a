import Dispatch
import Synchronization
import Testing

@testable import WidgetHost

@Suite(.timeLimit(.minutes(1))) struct LogQueueTests {
    @Test func `Messages above the limit are dropped, and their number is logged`() async {
        let queue = LogQueue()
        let reader = DispatchSemaphore(value: 0)
        let drops = Mutex<[Int]>([])
        queue.add { _ in reader.wait() }
        for _ in 0..<2_500 {
            queue.add { dropped in drops.withLock { $0.append(dropped) } }
        }
        reader.signal()
        await queue.drain()
        queue.add { dropped in drops.withLock { $0.append(dropped) } }
        await queue.drain()
        let read = drops.withLock(\.self)
        #expect(read.count == 2_000)
        #expect(read.dropLast().allSatisfy { $0 == 0 })
        #expect(read.last == 501)
    }

    @Test func `Draining the queue ends when the reader makes no progress`() async {
        let queue = LogQueue()
        let reader = DispatchSemaphore(value: 0)
        let isRead = Atomic(false)
        queue.add { _ in
            reader.wait()
            isRead.store(true, ordering: .relaxed)
        }
        await queue.drain()
        let isReadBefore = isRead.load(ordering: .relaxed)
        #expect(!isReadBefore)
        reader.signal()
        await queue.drain()
        let isReadAfter = isRead.load(ordering: .relaxed)
        #expect(isReadAfter)
    }
}
