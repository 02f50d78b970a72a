/// Haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// Success.
    public static let success = SensoryFeedback(name: "success")
    /// A warning.
    public static let warning = SensoryFeedback(name: "warning")
    /// An error.
    public static let error = SensoryFeedback(name: "error")
    /// A selection change.
    public static let selection = SensoryFeedback(name: "selection")
    /// An increase.
    public static let increase = SensoryFeedback(name: "increase")
    /// A decrease.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An impact.
    public static let impact = SensoryFeedback(name: "impact")
    /// The start of an activity.
    public static let start = SensoryFeedback(name: "start")
    /// The end of an activity.
    public static let stop = SensoryFeedback(name: "stop")
    /// An alignment.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A change of level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A completed path.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")

    /// An impact of a light or heavy object; `intensity` is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        impact
    }

    /// An impact of a soft or rigid object; `intensity` is from 0 to 1.
    public static func impact(
        flexibility: Flexibility, intensity: Double = 1
    ) -> SensoryFeedback { impact }

    /// The weight of an object.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// Light.
        public static let light = Weight(name: "light")
        /// Medium.
        public static let medium = Weight(name: "medium")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of an object.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// Rigid.
        public static let rigid = Flexibility(name: "rigid")
        /// Solid.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }
}
