import Combine
import Foundation
import PortholeFoundation
import Testing

@Suite("Combine")
struct CombineTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test func `publishes properties, subjects and notifications`() {
        let model = Model()
        var seen: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        model.$count.dropFirst().sink { seen.append($0) }.store(in: &cancellables)
        model.count = 7
        let subject = PassthroughSubject<Int, Never>()
        subject.map { $0 * 2 }.assign(to: \.count, on: model).store(in: &cancellables)
        subject.send(4)
        let center = NotificationCenter()
        let name = Notification.Name("ping")
        center.publisher(for: name).sink { _ in seen.append(-1) }.store(in: &cancellables)
        center.post(name: name, object: nil)
        #expect(seen == [7, 8, -1])
    }

    @Test func `schedules on queues and has values for await`() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.receive(on: DispatchQueue.global()).values {
            values.append(value)
        }
        #expect(values == [1, 2, 3])
    }

    @Test(.timeLimit(.minutes(8)))
    func `schedules on dispatch queues when and as often as asked`() async {
        let queue = DispatchQueue(label: "scheduler")
        let begin = queue.now
        let delay = DispatchQueue.SchedulerTimeType.Stride.milliseconds(20)
        for await _ in Just(1).delay(for: delay, scheduler: queue).values {}
        #expect(begin.distance(to: queue.now) >= delay)
        let (ticks, continuation) = AsyncStream<Int>.makeStream()
        var count = 0
        let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            count += 1
            continuation.yield(count)
        }
        var seen: [Int] = []
        for await tick in ticks.prefix(3) { seen.append(tick) }
        timer.cancel()
        #expect(seen == [1, 2, 3])
        let group = DispatchGroup()
        await withCheckedContinuation { done in
            queue.schedule(options: .init(qos: .utility, group: group)) { seen.append(4) }
            group.notify(queue: queue) { done.resume() }
        }
        #expect(seen == [1, 2, 3, 4])
    }

    @Test func `has lengths of time for dispatch queues that never overflow`() throws {
        typealias Moment = DispatchQueue.SchedulerTimeType
        #expect(Moment.Stride.seconds(1.5).timeInterval == .nanoseconds(1_500_000_000))
        #expect(Moment.Stride(.never).magnitude == .max)
        #expect(Moment.Stride.seconds(Int.max).magnitude == .max)
        #expect(Moment.Stride.seconds(-Double.infinity).magnitude == .min)
        let moment = Moment(DispatchTime(uptimeNanoseconds: 5_000))
        #expect(moment.distance(to: moment.advanced(by: .microseconds(3))) == .nanoseconds(3_000))
        #expect(moment.advanced(by: .nanoseconds(-2_000)).distance(to: moment) == .microseconds(2))
        #expect(moment.advanced(by: Moment.Stride(.never)).dispatchTime == .distantFuture)
        let data = try JSONEncoder().encode([moment])
        #expect(try JSONDecoder().decode([Moment].self, from: data) == [moment])
    }

    @Test func `publishes what an optional or a result holds`() {
        var seen: [Int] = []
        _ = Optional(3).publisher.sink { seen.append($0) }
        _ = Int?.none.publisher.sink { seen.append($0) }
        _ = Result<Int, Never>.success(4).publisher.sink { seen.append($0) }
        #expect(seen == [3, 4])
    }

    @Test(.timeLimit(.minutes(8))) func `schedules on operation queues`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.receive(on: queue).values { values.append(value) }
        // The end is scheduled right after the value, and must not overtake it.
        for number in 4..<100 {
            for await value in Just(number).delay(for: .milliseconds(1), scheduler: queue).values {
                values.append(value)
            }
        }
        #expect(values == Array(1..<100))
    }

    @Test(.timeLimit(.minutes(8))) func `schedules and publishes dates on run loops`() async {
        let (dates, late) = await withCheckedContinuation { continuation in
            // A thread with a run loop of its own.
            Thread { continuation.resume(returning: Self.publishedOnRunLoop()) }.start()
        }
        #expect(dates[0] < dates[1])
        #expect(late == 5)
        #expect(RunLoop.SchedulerTimeType.Stride.seconds(2) == .milliseconds(2_000))
    }

    private static func publishedOnRunLoop() -> (dates: [Date], late: Int?) {
        let loop = RunLoop.current
        var dates: [Date] = []
        var late: Int?
        var subscriptions: Set<AnyCancellable> = []
        Timer.publish(every: 0.001, on: loop, in: .common).autoconnect()
            .sink { dates.append($0) }.store(in: &subscriptions)
        Just(5).delay(for: .milliseconds(1), scheduler: loop)
            .sink { late = $0 }.store(in: &subscriptions)
        while dates.count < 2 || late == nil {
            // A timer alone does not make it return.
            _ = loop.run(mode: .default, before: .now + 0.01)
        }
        return (dates, late)
    }

    @Test func `publishes no notification after a subscriber has cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("ping")
        var count = 0
        let subscription = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
        #expect(center.publisher(for: name) == center.publisher(for: name))
    }

    @Test(.timeLimit(.minutes(8)))
    func `publishes what is loaded and decoded, and the errors`() async throws {
        let session = URLSession(configuration: .ephemeral)
        let list = try #require(URL(string: "data:application/json,%5B1,2%5D"))
        let decoded = session.dataTaskPublisher(for: list).map(\.data)
            .decode(type: [Int].self, decoder: JSONDecoder())
        var lists: [[Int]] = []
        for try await numbers in decoded.values { lists.append(numbers) }
        #expect(lists == [[1, 2]])
        let nobody = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: URLError.self) {
            for try await _ in session.dataTaskPublisher(for: nobody).values {}
        }
    }

    @Test func `sends the last values of several publishers`() {
        let (first, second) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a")
        )
        var seen: [String] = []
        var isFinished = false
        let subscription = first.combineLatest(second).sink { _ in
            isFinished = true
        } receiveValue: {
            seen.append("\($0)\($1)")
        }
        first.send(1)
        second.send("b")
        first.send(completion: .finished)
        second.send("c")
        second.send(completion: .finished)
        #expect(seen == ["1a", "1b", "1c"])
        #expect(isFinished)
        subscription.cancel()
    }

    @Test func `sends the first failure and the values of an array at once`() {
        struct Broken: Error {}
        var seen: [Int] = []
        var isBroken = false
        let failing = Fail<Int, Broken>(error: Broken())
        _ = Publishers.CombineLatest3(
            Just(1).setFailureType(to: Broken.self), Just(2).setFailureType(to: Broken.self),
            failing
        ).sink {
            if case .failure = $0 { isBroken = true }
        } receiveValue: {
            seen.append($0 + $1 + $2)
        }
        #expect(isBroken)
        _ = Publishers.CombineLatest([1, 2].publisher, [10, 20].publisher).map(+)
            .sink { seen.append($0) }
        #expect(seen == [12, 22])
    }

    @Test func `merges publishers`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (pair, list): ([Int], [Int]) = ([], [])
        let both = first.map { $0 * 10 }.merge(with: second).sink { pair.append($0) }
        let many = Publishers.MergeMany([first, second]).sink { list.append($0) }
        first.send(1)
        second.send(2)
        #expect(pair == [10, 2])
        #expect(list == [1, 2])
        both.cancel()
        many.cancel()
    }
}
