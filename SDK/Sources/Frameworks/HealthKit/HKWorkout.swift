public import Foundation

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    /// The type of a workout.
    open var workoutActivityType: HKWorkoutActivityType { .other }
    /// The duration in seconds.
    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    /// The total distance; always `nil`.
    open var totalDistance: HKQuantity? { nil }
    /// The total energy burned; always `nil`.
    open var totalEnergyBurned: HKQuantity? { nil }

    /// Returns statistics; always `nil`.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// The type of a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    /// Cycling.
    case cycling = 13
    /// Hiking.
    case hiking = 24
    /// Rowing.
    case rowing = 35
    /// Running.
    case running = 37
    /// Swimming.
    case swimming = 46
    /// Strength training.
    case traditionalStrengthTraining = 50
    /// Walking.
    case walking = 52
    /// Yoga.
    case yoga = 57
    /// High-intensity interval training.
    case highIntensityIntervalTraining = 63
    /// Other.
    case other = 3000
}
