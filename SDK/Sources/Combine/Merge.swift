public import OpenCombine

extension Publishers {
    /// The values of several publishers of one type, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of any of them.
        public typealias Output = Upstream.Output
        /// Their failure.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Follows publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Follows publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Begins to follow them.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            OpenCombine.Publishers.Sequence(sequence: publishers)
                .setFailureType(to: Failure.self)
                .flatMap { $0 }
                .subscribe(subscriber)
        }

        /// These and another.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }

    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// A value of one of them.
        public typealias Output = A.Output
        /// Their failure.
        public typealias Failure = A.Failure

        /// One of them.
        public let a: A
        /// The other.
        public let b: B

        /// Follows publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Begins to follow them.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).subscribe(subscriber)
        }
    }

    /// The values of three publishers, as they come.
    public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
}

extension Publishers.Merge {
    /// Follows three publishers.
    public init<X: Publisher, Y: Publisher>(_ a: X, _ b: Y, _ c: B)
    where A == Publishers.Merge<X, Y> { self.init(Publishers.Merge<X, Y>(a, b), c) }
}

extension Publisher {
    /// The values of this and another, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }

    /// The values of this and another of its type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// The values of this and two others, as they come.
    public func merge<P: Publisher, Q: Publisher>(
        with b: P, _ c: Q
    ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output
    { merge(with: b).merge(with: c) }
}
