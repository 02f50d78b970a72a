import CoreLocation
import Testing

@Suite("A monitor of places")
struct MonitorTests {
    @Test func `keeps conditions with their assumed states, and reports no events`() async throws {
        let monitor = await CLMonitor("home")
        let place = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 80)
        await monitor.add(place, identifier: "b")
        await monitor.add(place, identifier: "a", assuming: .satisfied)
        #expect(await monitor.identifiers == ["a", "b"])
        let record = try #require(await monitor.record(for: "a"))
        #expect(record.condition as? CLMonitor.CircularGeographicCondition == place)
        #expect(record.lastEvent.state == .satisfied && record.lastEvent.identifier == "a")
        #expect(await monitor.record(for: "b")?.lastEvent.state == .unknown)
        await monitor.remove("a")
        #expect(await monitor.record(for: "a") == nil)
        for try await event in await monitor.events { Issue.record("\(event) was told") }
    }
}
