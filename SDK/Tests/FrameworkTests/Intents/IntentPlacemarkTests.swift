import Intents
import Testing

@Suite("A file that imports Intents alone")
struct IntentPlacemarkTests {
    @Test func `knows places, as those of Apple's platforms do`() async {
        let failed: Bool = await withCheckedContinuation { continuation in
            let handler: CLGeocodeCompletionHandler = { placemarks, error in
                continuation.resume(returning: placemarks == nil && error != nil)
            }
            CLGeocoder().reverseGeocodeLocation(
                CLLocation(latitude: 52, longitude: 13), completionHandler: handler)
        }
        #expect(failed)
    }
}
