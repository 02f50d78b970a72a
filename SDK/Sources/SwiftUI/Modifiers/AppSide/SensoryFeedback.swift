/// What a device does to be felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// Something succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// Something needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something failed.
    public static let error = SensoryFeedback(name: "error")
    /// Something was chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// Something grew.
    public static let increase = SensoryFeedback(name: "increase")
    /// Something shrank.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something hit something.
    public static let impact = SensoryFeedback(name: "impact")
    /// Something began.
    public static let start = SensoryFeedback(name: "start")
    /// Something ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something came to its line.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Something came to another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A way was finished.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")

    /// Something heavy or light hit something; `intensity` is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        impact
    }

    /// Something hard or soft hit something; `intensity` is from 0 to 1.
    public static func impact(
        flexibility: Flexibility, intensity: Double = 1
    ) -> SensoryFeedback { impact }

    /// How heavy what hits is.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// Light.
        public static let light = Weight(name: "light")
        /// Between.
        public static let medium = Weight(name: "medium")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard what hits is.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Between.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }
}
