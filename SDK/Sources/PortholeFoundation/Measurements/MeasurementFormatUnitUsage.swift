public import Foundation

/// What a measurement is for, by which a locale's units are chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The usage in Unicode's words; `nil`: the unit is kept.
    let name: String?

    /// Nothing in particular.
    public static var general: Self { Self(name: "default") }

    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's length.
    public static var person: Self { Self(name: "person") }
    /// A person's height, in feet and inches where that is usual.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Distances on the road.
    public static var road: Self { Self(name: "road") }
    /// A lens's focal length.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// How much rain falls.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How much snow falls.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one can see.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather.
    public static var weather: Self { Self(name: "weather") }
    /// A person's body.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food has.
    public static var food: Self { Self(name: "food") }
    /// What sport takes.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Drinks.
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The air.
    public static var barometric: Self { Self(name: "baromtrc") }
}
