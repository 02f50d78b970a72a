/// An app-specific type that intents use.
public protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, _IntentValue {}
