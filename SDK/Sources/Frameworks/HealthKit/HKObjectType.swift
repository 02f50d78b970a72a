public import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The raw name.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    /// The kind of an amount.
    open class func quantityType(
        forIdentifier identifier: HKQuantityTypeIdentifier
    ) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    /// Returns a category type.
    open class func categoryType(
        forIdentifier identifier: HKCategoryTypeIdentifier
    ) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    /// The kind of all sport.
    open class func workoutType() -> HKWorkoutType {
        HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
    }

    /// The kind of summaries of days.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }

    /// A characteristic of the user.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

    /// Returns whether another type is equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKObjectType)?.identifier == identifier
    }

    /// The hash value.
    open override var hash: Int { identifier.hash }
}

/// A kind of health data that has a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A characteristic of the user.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates a type from its identifier.
    public init(_ identifier: HKCharacteristicTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// The type of activity summaries.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A type of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a type from its identifier.
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// A type of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a type from its identifier.
    public init(_ identifier: HKCategoryTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// The name of a kind of amount.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = "HKQuantityTypeIdentifier" + rawValue }

    /// Steps.
    public static let stepCount = Self(rawValue: "StepCount")
    /// Meters walked and run.
    public static let distanceWalkingRunning = Self(rawValue: "DistanceWalkingRunning")
    /// The distance cycled.
    public static let distanceCycling = Self(rawValue: "DistanceCycling")
    /// The active energy burned.
    public static let activeEnergyBurned = Self(rawValue: "ActiveEnergyBurned")
    /// The basal energy burned.
    public static let basalEnergyBurned = Self(rawValue: "BasalEnergyBurned")
    /// Heart beats in a time.
    public static let heartRate = Self(rawValue: "HeartRate")
    /// Heart beats in a time at rest.
    public static let restingHeartRate = Self(rawValue: "RestingHeartRate")
    /// The flights climbed.
    public static let flightsClimbed = Self(rawValue: "FlightsClimbed")
    /// The body mass.
    public static let bodyMass = Self(rawValue: "BodyMass")
    /// The height.
    public static let height = Self(rawValue: "Height")
    /// The water consumed.
    public static let dietaryWater = Self(rawValue: "DietaryWater")
    /// The blood glucose.
    public static let bloodGlucose = Self(rawValue: "BloodGlucose")
    /// The exercise time.
    public static let appleExerciseTime = Self(rawValue: "AppleExerciseTime")
    /// The body fat percentage.
    public static let bodyFatPercentage = Self(rawValue: "BodyFatPercentage")
    /// The mass for the height.
    public static let bodyMassIndex = Self(rawValue: "BodyMassIndex")
    /// The lean body mass.
    public static let leanBodyMass = Self(rawValue: "LeanBodyMass")
    /// The oxygen saturation.
    public static let oxygenSaturation = Self(rawValue: "OxygenSaturation")
    /// The respiratory rate.
    public static let respiratoryRate = Self(rawValue: "RespiratoryRate")
    /// The body's temperature.
    public static let bodyTemperature = Self(rawValue: "BodyTemperature")
    /// The blood's highest pressure.
    public static let bloodPressureSystolic = Self(rawValue: "BloodPressureSystolic")
    /// The blood's lowest pressure.
    public static let bloodPressureDiastolic = Self(rawValue: "BloodPressureDiastolic")
    /// The heart rate variability.
    public static let heartRateVariabilitySDNN = Self(rawValue: "HeartRateVariabilitySDNN")
    /// Heart beats in a time while walking.
    public static let walkingHeartRateAverage = Self(rawValue: "WalkingHeartRateAverage")
    /// Oxygen that the body can use.
    public static let vo2Max = Self(rawValue: "VO2Max")
    /// The energy consumed.
    public static let dietaryEnergyConsumed = Self(rawValue: "DietaryEnergyConsumed")
    /// The protein consumed.
    public static let dietaryProtein = Self(rawValue: "DietaryProtein")
    /// The carbohydrates consumed.
    public static let dietaryCarbohydrates = Self(rawValue: "DietaryCarbohydrates")
    /// The fat consumed.
    public static let dietaryFatTotal = Self(rawValue: "DietaryFatTotal")
    /// The sugar consumed.
    public static let dietarySugar = Self(rawValue: "DietarySugar")
    /// The fiber consumed.
    public static let dietaryFiber = Self(rawValue: "DietaryFiber")
    /// The caffeine consumed.
    public static let dietaryCaffeine = Self(rawValue: "DietaryCaffeine")
    /// The insulin delivered.
    public static let insulinDelivery = Self(rawValue: "InsulinDelivery")
    /// The stand time.
    public static let appleStandTime = Self(rawValue: "AppleStandTime")
    /// The distance swum.
    public static let distanceSwimming = Self(rawValue: "DistanceSwimming")
    /// The number of swimming strokes.
    public static let swimmingStrokeCount = Self(rawValue: "SwimmingStrokeCount")
    /// Pushes of a wheelchair.
    public static let pushCount = Self(rawValue: "PushCount")
    /// The walking speed.
    public static let walkingSpeed = Self(rawValue: "WalkingSpeed")
    /// The running speed.
    public static let runningSpeed = Self(rawValue: "RunningSpeed")
    /// The environmental audio exposure.
    public static let environmentalAudioExposure = Self(rawValue: "EnvironmentalAudioExposure")
    /// The headphone audio exposure.
    public static let headphoneAudioExposure = Self(rawValue: "HeadphoneAudioExposure")
    /// The time in daylight.
    public static let timeInDaylight = Self(rawValue: "TimeInDaylight")
    /// The number of alcoholic beverages.
    public static let numberOfAlcoholicBeverages = Self(rawValue: "NumberOfAlcoholicBeverages")
    /// The length around the body.
    public static let waistCircumference = Self(rawValue: "WaistCircumference")
}

/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = "HKCategoryTypeIdentifier" + rawValue }

    /// Sleep.
    public static let sleepAnalysis = Self(rawValue: "SleepAnalysis")
    /// Mindful minutes.
    public static let mindfulSession = Self(rawValue: "MindfulSession")
    /// Hours with some standing.
    public static let appleStandHour = Self(rawValue: "AppleStandHour")
}

/// The identifier of a characteristic of the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = "HKCharacteristicTypeIdentifier" + rawValue }

    /// The date of birth.
    public static let dateOfBirth = Self(rawValue: "DateOfBirth")
    /// The biological sex.
    public static let biologicalSex = Self(rawValue: "BiologicalSex")
    /// The blood type.
    public static let bloodType = Self(rawValue: "BloodType")
}
