public import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The kind's name.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    /// The kind of an amount.
    open class func quantityType(
        forIdentifier identifier: HKQuantityTypeIdentifier
    ) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    /// The kind of one thing among several.
    open class func categoryType(
        forIdentifier identifier: HKCategoryTypeIdentifier
    ) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    /// The kind of all sport.
    open class func workoutType() -> HKSampleType {
        HKSampleType(identifier: "HKWorkoutTypeIdentifier")
    }
}

/// A kind of health data that has a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of amount.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// A kind of one thing among several.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKCategoryTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// The name of a kind of amount.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = "HKQuantityTypeIdentifier" + rawValue }

    /// Steps.
    public static let stepCount = Self(rawValue: "StepCount")
    /// Metres walked and run.
    public static let distanceWalkingRunning = Self(rawValue: "DistanceWalkingRunning")
    /// Metres cycled.
    public static let distanceCycling = Self(rawValue: "DistanceCycling")
    /// Energy for moving.
    public static let activeEnergyBurned = Self(rawValue: "ActiveEnergyBurned")
    /// Energy for living.
    public static let basalEnergyBurned = Self(rawValue: "BasalEnergyBurned")
    /// Heart beats in a time.
    public static let heartRate = Self(rawValue: "HeartRate")
    /// Heart beats in a time at rest.
    public static let restingHeartRate = Self(rawValue: "RestingHeartRate")
    /// Floors climbed.
    public static let flightsClimbed = Self(rawValue: "FlightsClimbed")
    /// The body's mass.
    public static let bodyMass = Self(rawValue: "BodyMass")
    /// The body's height.
    public static let height = Self(rawValue: "Height")
    /// Water drunk.
    public static let dietaryWater = Self(rawValue: "DietaryWater")
    /// Sugar in the blood.
    public static let bloodGlucose = Self(rawValue: "BloodGlucose")
    /// Minutes of sport.
    public static let appleExerciseTime = Self(rawValue: "AppleExerciseTime")
}

/// The name of a kind of one thing among several.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = "HKCategoryTypeIdentifier" + rawValue }

    /// Sleep.
    public static let sleepAnalysis = Self(rawValue: "SleepAnalysis")
    /// Minutes of rest.
    public static let mindfulSession = Self(rawValue: "MindfulSession")
    /// Hours with some standing.
    public static let appleStandHour = Self(rawValue: "AppleStandHour")
}
