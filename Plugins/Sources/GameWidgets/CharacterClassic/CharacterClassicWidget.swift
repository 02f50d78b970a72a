import SwiftUI
import WidgetKit

/// The widget as it was before app intents: its configuration is an intent of
/// Classic.intentdefinition.
struct CharacterClassicWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "com.mygame.character-classic", intent: ClassicCharacterIntent.self,
            provider: CharacterClassicProvider()
        ) {
            CharacterDetailView(entry: $0)
        }
        .configurationDisplayName("Character Classic")
        .description("The same, chosen as in the good old days.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
