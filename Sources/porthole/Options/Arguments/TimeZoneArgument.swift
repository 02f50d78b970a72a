import ArgumentParser
import Foundation

/// A time zone by its IANA name.
struct TimeZoneArgument {
    let identifier: String

    init(parsing argument: String) throws {
        guard let zone = TimeZone(identifier: argument) else {
            throw ValidationError("no time zone has this name; name one such as Europe/Berlin.")
        }
        identifier = zone.identifier
    }
}
