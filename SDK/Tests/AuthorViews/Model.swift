import SwiftData
import SwiftUI

@Model
final class Trip {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Transient var isOpen = false

    init(name: String) { self.name = name }
}

@Model
final class Stop {
    var trip: Trip?

    init(trip: Trip?) { self.trip = trip }
}

/// Shows trips, of which a store that cannot be opened has none.
package struct TripsView: View {
    @Query(sort: \Trip.name) private var trips: [Trip]

    package init() {}

    package var body: some View { Text(verbatim: "\(trips.count) trips") }
}
