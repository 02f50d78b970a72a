public import CoreSpotlight

/// Exposes a computed property of an entity.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource = "") =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Exposes a computed property of an entity under a Spotlight attribute.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries.
@attached(peer)
public macro ComputedProperty<Attribute>(
    title: LocalizedStringResource = "",
    indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Attribute>
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Exposes a computed property of an entity under a custom Spotlight key.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries.
@attached(peer)
public macro ComputedProperty(
    title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey?
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Exposes a property of an entity that is computed asynchronously.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource = "") =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
