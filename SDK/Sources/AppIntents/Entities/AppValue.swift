/// A type of an app's own that intents use.
public protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, _IntentValue {}
