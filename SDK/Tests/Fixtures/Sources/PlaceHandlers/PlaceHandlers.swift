import AppIntents
import Intents
import PlaceIntents

/// Nothing refers to the extension, which is private and lies in another type.
enum PlaceExtension {
    private final class IntentHandler: INExtension {
        override func handler(for intent: INIntent) -> Any {
            intent is SelectPlaceIntent ? PlaceHandler() : self
        }
    }
}

final class PlaceHandler: NSObject, SelectPlaceIntentHandling {
    func providePlaceOptionsCollection(
        for intent: SelectPlaceIntent,
        with completion: @escaping (INObjectCollection<Place>?, Error?) -> Void
    ) {
        let names = intent.region == .coast ? ["Rimini", "Brighton"] : ["Turin", "Leeds"]
        let places = names.map { Place(identifier: $0.lowercased(), display: $0) }
        completion(INObjectCollection(items: places), nil)
    }

    func defaultPlace(for intent: SelectPlaceIntent) -> Place? {
        Place(identifier: "turin", display: "Turin")
    }
}

/// Compiles with what Xcode makes of the definition: the author's name of the class, responses with
/// values, reasons.
final class SearchHandler: NSObject, PlaceSearchIntentHandling {
    func resolveWords(
        for intent: PlaceSearchIntent,
        with completion: @escaping (FindPlaceWordsResolutionResult) -> Void
    ) {
        guard let words = intent.words else { return completion(.needsValue()) }
        completion(words.count < 2 ? .unsupported(forReason: .tooShort) : .success(with: words))
    }

    func handle(
        intent: PlaceSearchIntent, completion: @escaping (PlaceSearchIntentResponse) -> Void
    ) {
        guard intent.near?.location == nil else {
            return completion(PlaceSearchIntentResponse(code: .failure, userActivity: nil))
        }
        let place = Place(identifier: "rimini", display: "Rimini")
        place.region = .coast
        let isKnown = intent.words == place.displayString
        completion(
            isKnown ? .success(place: place, count: 2) : .nothingThere(region: place.region))
    }
}

struct RefreshIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Places") }
}
