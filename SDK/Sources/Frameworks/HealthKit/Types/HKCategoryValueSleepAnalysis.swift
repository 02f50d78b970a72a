/// The value of a sleep analysis.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed.
    case inBed
    /// Asleep.
    case asleepUnspecified
    /// Awake.
    case awake
    /// In core sleep.
    case asleepCore
    /// In deep sleep.
    case asleepDeep
    /// In REM sleep.
    case asleepREM

    /// Asleep.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}
