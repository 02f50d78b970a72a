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

struct RefreshIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Places") }
}
