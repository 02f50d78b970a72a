import Foundation
import OpenCombine

/// Follows several publishers and sends the last value of each, once each has sent one.
///
/// Values that nobody asked for yet are left out but for the last.
final class LatestValues<Output, Failure: Error>: Subscription, @unchecked Sendable {
    // Unchecked: everything that changes has a lock.
    private let lock = NSRecursiveLock()
    private let make: ([Any]) -> Output
    private var downstream: AnySubscriber<Output, Failure>?
    private var values: [Any?]
    private var unfinished: Int
    private var upstream: [any Subscription] = []
    private var demand = Subscribers.Demand.none
    private var isFresh = false
    private var isAsked = false

    init(
        count: Int, downstream: AnySubscriber<Output, Failure>, make: @escaping ([Any]) -> Output
    ) {
        values = Array(repeating: nil, count: count)
        unfinished = count
        self.downstream = downstream
        self.make = make
    }

    func follow<P: Publisher>(_ publisher: P, as place: Int) where P.Failure == Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, Failure>(
                receiveSubscription: { [self] subscription in
                    let isLate = lock.withLock {
                        upstream.append(subscription)
                        return isAsked
                    }
                    if isLate { subscription.request(.unlimited) }
                },
                receiveValue: { [self] value in
                    lock.withLock {
                        values[place] = .some(value)
                        isFresh = true
                        send()
                    }
                    return .none
                },
                receiveCompletion: { [self] in complete($0) }))
    }

    /// Tells the subscriber that it may ask; the publishers are asked when it does.
    func begin() { downstream?.receive(subscription: self) }

    func request(_ demand: Subscribers.Demand) {
        let waiting = lock.withLock {
            self.demand += demand
            defer { isAsked = true }
            return isAsked ? [] : upstream
        }
        for subscription in waiting { subscription.request(.unlimited) }
        lock.withLock { send() }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            upstream.forEach { $0.cancel() }
            upstream = []
        }
    }

    private func send() {
        let known = values.compactMap { $0 }
        guard isFresh, demand > .none, known.count == values.count, let downstream else { return }
        isFresh = false
        demand -= 1
        demand += downstream.receive(make(known))
        if unfinished == 0 { finish(.finished) }
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            unfinished -= 1
            if case .failure = completion { return finish(completion) }
            // What was not asked for yet is sent first.
            if unfinished == 0, !(isFresh && values.allSatisfy { $0 != nil }) { finish(completion) }
        }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = downstream
        cancel()
        downstream?.receive(completion: completion)
    }
}
