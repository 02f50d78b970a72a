import ArgumentParser
import Foundation

/// A time zone by its IANA name.
struct TimeZoneArgument: ExpressibleByArgument {
    let identifier: String

    init?(argument: String) {
        guard let zone = TimeZone(identifier: argument) else { return nil }
        identifier = zone.identifier
    }
}
