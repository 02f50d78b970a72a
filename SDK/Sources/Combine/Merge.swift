public import OpenCombine

extension Publishers {
    /// Publishes the values of several publishers of one type in the order in which they are sent.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of the publishers.
        public typealias Output = Upstream.Output
        /// The failure of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            OpenCombine.Publishers.Sequence(sequence: publishers)
                .setFailureType(to: Failure.self)
                .flatMap { $0 }
                .subscribe(subscriber)
        }

        /// Merges these publishers with another one.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }

    /// Publishes the values of two publishers in the order in which they are sent.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// A value of the publishers.
        public typealias Output = A.Output
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Merges publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).subscribe(subscriber)
        }
    }

    /// Publishes the values of three publishers in the order in which they are sent.
    public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
}

extension Publishers.Merge {
    /// Merges three publishers.
    public init<X: Publisher, Y: Publisher>(_ a: X, _ b: Y, _ c: B)
    where A == Publishers.Merge<X, Y> { self.init(Publishers.Merge<X, Y>(a, b), c) }
}

extension Publisher {
    /// Publishes the values of this and another publisher in the order in which they are sent.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }

    /// Publishes the values of this and another publisher of its type in the order in which they
    /// are sent.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// Publishes the values of this and two other publishers in the order in which they are sent.
    public func merge<P: Publisher, Q: Publisher>(
        with b: P, _ c: Q
    ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output
    { merge(with: b).merge(with: c) }
}
