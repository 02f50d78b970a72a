public import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The raw name.
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
    open class func workoutType() -> HKWorkoutType {
        HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
    }

    /// The kind of summaries of days.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }

    /// What the user is.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

    /// Whether the other is the same kind.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKObjectType)?.identifier == identifier
    }

    /// The hash value.
    open override var hash: Int { identifier.hash }
}

/// A kind of health data that has a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// What the user is.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKCharacteristicTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// Summaries of days.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// All sport.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

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

    /// Creates a value from its raw name.
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
    /// How much of the body is fat.
    public static let bodyFatPercentage = Self(rawValue: "BodyFatPercentage")
    /// The mass for the height.
    public static let bodyMassIndex = Self(rawValue: "BodyMassIndex")
    /// The mass without fat.
    public static let leanBodyMass = Self(rawValue: "LeanBodyMass")
    /// Oxygen in the blood.
    public static let oxygenSaturation = Self(rawValue: "OxygenSaturation")
    /// Breaths in a time.
    public static let respiratoryRate = Self(rawValue: "RespiratoryRate")
    /// The body's temperature.
    public static let bodyTemperature = Self(rawValue: "BodyTemperature")
    /// The blood's highest pressure.
    public static let bloodPressureSystolic = Self(rawValue: "BloodPressureSystolic")
    /// The blood's lowest pressure.
    public static let bloodPressureDiastolic = Self(rawValue: "BloodPressureDiastolic")
    /// How much heart beats differ.
    public static let heartRateVariabilitySDNN = Self(rawValue: "HeartRateVariabilitySDNN")
    /// Heart beats in a time while walking.
    public static let walkingHeartRateAverage = Self(rawValue: "WalkingHeartRateAverage")
    /// Oxygen that the body can use.
    public static let vo2Max = Self(rawValue: "VO2Max")
    /// Energy eaten.
    public static let dietaryEnergyConsumed = Self(rawValue: "DietaryEnergyConsumed")
    /// Protein eaten.
    public static let dietaryProtein = Self(rawValue: "DietaryProtein")
    /// Carbohydrates eaten.
    public static let dietaryCarbohydrates = Self(rawValue: "DietaryCarbohydrates")
    /// Fat eaten.
    public static let dietaryFatTotal = Self(rawValue: "DietaryFatTotal")
    /// Sugar eaten.
    public static let dietarySugar = Self(rawValue: "DietarySugar")
    /// Fibre eaten.
    public static let dietaryFiber = Self(rawValue: "DietaryFiber")
    /// Caffeine drunk.
    public static let dietaryCaffeine = Self(rawValue: "DietaryCaffeine")
    /// Insulin given.
    public static let insulinDelivery = Self(rawValue: "InsulinDelivery")
    /// Minutes of standing.
    public static let appleStandTime = Self(rawValue: "AppleStandTime")
    /// Metres swum.
    public static let distanceSwimming = Self(rawValue: "DistanceSwimming")
    /// Strokes swum.
    public static let swimmingStrokeCount = Self(rawValue: "SwimmingStrokeCount")
    /// Pushes of a wheelchair.
    public static let pushCount = Self(rawValue: "PushCount")
    /// How fast one walks.
    public static let walkingSpeed = Self(rawValue: "WalkingSpeed")
    /// How fast one runs.
    public static let runningSpeed = Self(rawValue: "RunningSpeed")
    /// Noise around.
    public static let environmentalAudioExposure = Self(rawValue: "EnvironmentalAudioExposure")
    /// Noise of headphones.
    public static let headphoneAudioExposure = Self(rawValue: "HeadphoneAudioExposure")
    /// Minutes of daylight.
    public static let timeInDaylight = Self(rawValue: "TimeInDaylight")
    /// Drinks with alcohol.
    public static let numberOfAlcoholicBeverages = Self(rawValue: "NumberOfAlcoholicBeverages")
    /// The length around the body.
    public static let waistCircumference = Self(rawValue: "WaistCircumference")
}

/// The name of a kind of one thing among several.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = "HKCategoryTypeIdentifier" + rawValue }

    /// Sleep.
    public static let sleepAnalysis = Self(rawValue: "SleepAnalysis")
    /// Minutes of rest.
    public static let mindfulSession = Self(rawValue: "MindfulSession")
    /// Hours with some standing.
    public static let appleStandHour = Self(rawValue: "AppleStandHour")
}

/// The name of something that the user is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = "HKCharacteristicTypeIdentifier" + rawValue }

    /// Born when.
    public static let dateOfBirth = Self(rawValue: "DateOfBirth")
    /// Of what sex.
    public static let biologicalSex = Self(rawValue: "BiologicalSex")
    /// Of what blood.
    public static let bloodType = Self(rawValue: "BloodType")
}
