public import Foundation

/// Sport.
open class HKWorkout: HKSample, @unchecked Sendable {
    /// What kind of sport.
    open var workoutActivityType: HKWorkoutActivityType { .other }
    /// How long, in seconds.
    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    /// How far: not known.
    open var totalDistance: HKQuantity? { nil }
    /// With how much energy: not known.
    open var totalEnergyBurned: HKQuantity? { nil }

    /// A sum or an average of it: there is none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Kinds of sport.
public enum HKWorkoutActivityType: UInt, Sendable {
    /// Riding a bicycle.
    case cycling = 13
    /// Walking in mountains.
    case hiking = 24
    /// Rowing.
    case rowing = 35
    /// Running.
    case running = 37
    /// Swimming.
    case swimming = 46
    /// Lifting weights.
    case traditionalStrengthTraining = 50
    /// Walking.
    case walking = 52
    /// Yoga.
    case yoga = 57
    /// Short and hard.
    case highIntensityIntervalTraining = 63
    /// Something else.
    case other = 3000
}
