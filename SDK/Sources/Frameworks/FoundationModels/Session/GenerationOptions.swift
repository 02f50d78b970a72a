/// Options for generation.
public struct GenerationOptions: Equatable, Sendable {
    /// How tokens are sampled.
    public struct SamplingMode: Equatable, Sendable {
        private enum Choice: Equatable {
            case greedy
            case top(Int, UInt64?)
            case threshold(Double, UInt64?)
        }

        private let choice: Choice

        /// The most probable token.
        public static let greedy = SamplingMode(choice: .greedy)

        /// One of the most probable tokens.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(choice: .top(k, seed))
        }

        /// One of the tokens whose total probability reaches a threshold.
        public static func random(
            probabilityThreshold: Double, seed: UInt64? = nil
        ) -> SamplingMode {
            SamplingMode(choice: .threshold(probabilityThreshold, seed))
        }
    }

    /// How tokens are sampled.
    public var sampling: SamplingMode?
    /// The temperature, from 0 to 2; `nil` means the default.
    public var temperature: Double?
    /// The maximum number of tokens in a response; `nil` means no limit.
    public var maximumResponseTokens: Int?

    /// Creates options; `nil` means the default.
    public init(
        sampling: SamplingMode? = nil, temperature: Double? = nil,
        maximumResponseTokens: Int? = nil
    ) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}
