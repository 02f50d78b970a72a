public import Foundation

/// The usage of a measurement, which determines its unit in a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The usage's name in CLDR; `nil` keeps the unit.
    let name: String?

    /// General usage.
    public static var general: Self { Self(name: "default") }

    /// Keeps the unit of the measurement.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a person.
    public static var person: Self { Self(name: "person") }
    /// The height of a person, in feet and inches where customary.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Road distances.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// The amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The amount of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// The visibility.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Weather temperatures.
    public static var weather: Self { Self(name: "weather") }
    /// Body temperatures.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The wind speed.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(name: "food") }
    /// The energy of a workout.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of liquids.
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The atmospheric pressure.
    public static var barometric: Self { Self(name: "baromtrc") }
}
