/// How a model chooses its words.
public struct GenerationOptions: Equatable, Sendable {
    /// Which of the likely words is taken.
    public struct SamplingMode: Equatable, Sendable {
        private enum Choice: Equatable {
            case greedy
            case top(Int, UInt64?)
            case threshold(Double, UInt64?)
        }

        private let choice: Choice

        /// The likeliest.
        public static let greedy = SamplingMode(choice: .greedy)

        /// One of the likeliest.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(choice: .top(k, seed))
        }

        /// One of those that are as likely together.
        public static func random(
            probabilityThreshold: Double, seed: UInt64? = nil
        ) -> SamplingMode {
            SamplingMode(choice: .threshold(probabilityThreshold, seed))
        }
    }

    /// Which of the likely words is taken; nil: as the system likes.
    public var sampling: SamplingMode?
    /// How unlikely a word may be, from 0 to 2; nil: as the system likes.
    public var temperature: Double?
    /// After how many tokens the answer ends; nil: when the model ends it.
    public var maximumResponseTokens: Int?

    /// Options; what is not given is as the system likes.
    public init(
        sampling: SamplingMode? = nil, temperature: Double? = nil,
        maximumResponseTokens: Int? = nil
    ) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}
