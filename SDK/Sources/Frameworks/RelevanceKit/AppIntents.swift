// The types for relevance are in AppIntents, too, as on Apple's platforms.
@_exported import AppIntents
