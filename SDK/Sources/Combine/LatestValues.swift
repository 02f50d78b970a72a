import Foundation
import OpenCombine

/// Subscribes to several publishers and sends the latest value of each, once each has sent one.
///
/// Without demand, older values are dropped for newer ones. `Values` are the latest values, nil
/// before the first.
final class LatestValues<Values, Output, Failure: Error>: Subscription, @unchecked Sendable {
    // Unchecked: everything that changes has a lock.
    private let lock = NSRecursiveLock()
    /// Returns nil until each publisher has sent a value.
    private let make: (Values) -> Output?
    private var downstream: AnySubscriber<Output, Failure>?
    private var values: Values
    private var unfinished: Int
    private var upstream: [any Subscription] = []
    private var demand = Subscribers.Demand.none
    private var isFresh = false
    private var isAsked = false

    /// - Parameter count: The number of publishers.
    init(
        _ values: Values, of count: Int, downstream: AnySubscriber<Output, Failure>,
        make: @escaping (Values) -> Output?
    ) {
        self.values = values
        unfinished = count
        self.downstream = downstream
        self.make = make
    }

    func follow<P: Publisher>(
        _ publisher: P, as place: WritableKeyPath<Values, P.Output?>
    ) where P.Failure == Failure {
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
                        values[keyPath: place] = value
                        isFresh = true
                        send()
                    }
                    return .none
                },
                receiveCompletion: { [self] in complete($0) }))
    }

    /// Sends the subscription to the subscriber, whose demand starts the publishers.
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
        guard isFresh, demand > .none, let output = make(values), let downstream else { return }
        isFresh = false
        demand -= 1
        demand += downstream.receive(output)
        if unfinished == 0 { finish(.finished) }
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            unfinished -= 1
            if case .failure = completion { return finish(completion) }
            // What was not asked for yet is sent first.
            if unfinished == 0, !(isFresh && make(values) != nil) { finish(completion) }
        }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = downstream
        cancel()
        downstream?.receive(completion: completion)
    }
}
