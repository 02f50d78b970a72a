import Foundation

extension Unit {
    /// The unit's identifier in ICU, or `nil` if it has none.
    var unicodeName: String? {
        let names: [String: String]? =
            switch self {
            case is UnitLength: Self.lengths
            case is UnitTemperature: Self.temperatures
            case is UnitSpeed: Self.speeds
            case is UnitMass: Self.masses
            case is UnitVolume: Self.volumes
            case is UnitDuration: Self.durations
            case is UnitEnergy: Self.energies
            case is UnitPower: Self.powers
            case is UnitPressure: Self.pressures
            case is UnitArea: Self.areas
            case is UnitAngle: Self.angles
            case is UnitFrequency: Self.frequencies
            case is UnitInformationStorage: Self.storage
            case is UnitElectricCurrent, is UnitElectricCharge, is UnitElectricResistance,
                is UnitElectricPotentialDifference:
                Self.electric
            default: Self.others
            }
        return names?[symbol]
    }

    private static let lengths = [
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter",
        "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
        "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
        "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]

    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]

    private static let speeds = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
    ]

    private static let masses = [
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram",
        "µg": "microgram", "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        "slug": "slug",
    ]

    private static let volumes = [
        "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter",
        "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter",
        "dm³": "cubic-decimeter", "cm³": "cubic-centimeter", "mm³": "cubic-millimeter",
        "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
        "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
        "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
        "metric cup": "cup-metric",
    ]

    private static let durations = [
        "hr": "hour", "h": "hour", "min": "minute", "sec": "second", "s": "second",
        "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "ps": "picosecond",
    ]

    private static let energies = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
    ]

    private static let powers = [
        "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt",
        "mW": "milliwatt", "hp": "horsepower",
    ]

    private static let pressures = [
        "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
        "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
        "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]

    private static let areas = [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot",
        "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]

    private static let angles = [
        "°": "degree", "ʹ": "arc-minute", "′": "arc-minute", "″": "arc-second",
        "rad": "radian", "rev": "revolution",
    ]

    private static let frequencies = [
        "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
    ]

    private static let storage = [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte",
        "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte", "kbit": "kilobit", "kb": "kilobit",
        "Mbit": "megabit", "Mb": "megabit", "Gbit": "gigabit", "Gb": "gigabit",
    ]

    private static let electric = [
        "A": "ampere", "mA": "milliampere", "kA": "kiloampere", "V": "volt", "mV": "millivolt",
        "kV": "kilovolt", "Ω": "ohm", "kΩ": "kiloohm", "mAh": "milliampere-hour",
        "Ah": "ampere-hour",
    ]

    private static let others = [
        "lx": "lux", "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
        "g": "g-force", "m/s²": "meter-per-square-second", "ppm": "part-per-1e6",
    ]
}
