/// The identifier of a quantity type.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The whole name, such as `HKQuantityTypeIdentifierStepCount`.
    public let rawValue: String

    /// Creates an identifier from its whole name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from what follows the name of its type.
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

    /// The number of steps.
    public static let stepCount = Self("StepCount")
    /// The distance walked and run.
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    /// The distance cycled.
    public static let distanceCycling = Self("DistanceCycling")
    /// The active energy burned.
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    /// The basal energy burned.
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    /// The heart rate.
    public static let heartRate = Self("HeartRate")
    /// The resting heart rate.
    public static let restingHeartRate = Self("RestingHeartRate")
    /// The flights climbed.
    public static let flightsClimbed = Self("FlightsClimbed")
    /// The body mass.
    public static let bodyMass = Self("BodyMass")
    /// The height.
    public static let height = Self("Height")
    /// The water consumed.
    public static let dietaryWater = Self("DietaryWater")
    /// The blood glucose.
    public static let bloodGlucose = Self("BloodGlucose")
    /// The exercise time.
    public static let appleExerciseTime = Self("AppleExerciseTime")
    /// The body fat percentage.
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    /// The body mass index.
    public static let bodyMassIndex = Self("BodyMassIndex")
    /// The lean body mass.
    public static let leanBodyMass = Self("LeanBodyMass")
    /// The oxygen saturation.
    public static let oxygenSaturation = Self("OxygenSaturation")
    /// The respiratory rate.
    public static let respiratoryRate = Self("RespiratoryRate")
    /// The body temperature.
    public static let bodyTemperature = Self("BodyTemperature")
    /// The systolic blood pressure.
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    /// The diastolic blood pressure.
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    /// The heart rate variability.
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    /// The average heart rate while walking.
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    /// The greatest rate of oxygen consumption.
    public static let vo2Max = Self("VO2Max")
    /// The energy consumed.
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    /// The protein consumed.
    public static let dietaryProtein = Self("DietaryProtein")
    /// The carbohydrates consumed.
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    /// The fat consumed.
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    /// The sugar consumed.
    public static let dietarySugar = Self("DietarySugar")
    /// The fiber consumed.
    public static let dietaryFiber = Self("DietaryFiber")
    /// The caffeine consumed.
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    /// The insulin delivered.
    public static let insulinDelivery = Self("InsulinDelivery")
    /// The stand time.
    public static let appleStandTime = Self("AppleStandTime")
    /// The distance swum.
    public static let distanceSwimming = Self("DistanceSwimming")
    /// The number of swimming strokes.
    public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
    /// The number of pushes of a wheelchair.
    public static let pushCount = Self("PushCount")
    /// The walking speed.
    public static let walkingSpeed = Self("WalkingSpeed")
    /// The running speed.
    public static let runningSpeed = Self("RunningSpeed")
    /// The environmental audio exposure.
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
    /// The headphone audio exposure.
    public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
    /// The time in daylight.
    public static let timeInDaylight = Self("TimeInDaylight")
    /// The number of alcoholic beverages.
    public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages")
    /// The waist circumference.
    public static let waistCircumference = Self("WaistCircumference")
}
