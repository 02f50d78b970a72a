// What OpenCombine lacks of Combine.

public import OpenCombine

extension Publishers {
    /// Publishes the latest values of two publishers whenever one of them sends a value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues<(A.Output?, B.Output?), Output, Failure>(
                (nil, nil), of: 2, downstream: AnySubscriber(subscriber)
            ) {
                guard let a = $0.0, let b = $0.1 else { return nil }
                return (a, b)
            }
            latest.follow(a, as: \.0)
            latest.follow(b, as: \.1)
            latest.begin()
        }
    }
}

extension Publishers {
    /// Publishes the latest values of three publishers whenever one of them sends a value.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues<(A.Output?, B.Output?, C.Output?), Output, Failure>(
                (nil, nil, nil), of: 3, downstream: AnySubscriber(subscriber)
            ) {
                guard let a = $0.0, let b = $0.1, let c = $0.2 else { return nil }
                return (a, b, c)
            }
            latest.follow(a, as: \.0)
            latest.follow(b, as: \.1)
            latest.follow(c, as: \.2)
            latest.begin()
        }
    }
}

extension Publishers {
    /// Publishes the latest values of four publishers whenever one of them sends a value.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues<
                (A.Output?, B.Output?, C.Output?, D.Output?), Output, Failure
            >(
                (nil, nil, nil, nil), of: 4, downstream: AnySubscriber(subscriber)
            ) {
                guard let a = $0.0, let b = $0.1, let c = $0.2, let d = $0.3 else { return nil }
                return (a, b, c, d)
            }
            latest.follow(a, as: \.0)
            latest.follow(b, as: \.1)
            latest.follow(c, as: \.2)
            latest.follow(d, as: \.3)
            latest.begin()
        }
    }
}

extension Publisher {
    /// Publishes the latest values of this and another publisher whenever one of them sends one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    /// Publishes what a function returns for the latest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map(transform)
    }

    /// Publishes the latest values of this and two other publishers whenever one of them sends a
    /// value.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the latest values of this and three other publishers whenever one of them sends a
    /// value.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }
}
