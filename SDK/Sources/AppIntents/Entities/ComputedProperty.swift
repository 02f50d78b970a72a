public import CoreSpotlight

/// Makes a computed property of an entity one that users see.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries to compare.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource = "") =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Makes a computed property of an entity one that users see, which the search knows as one of its own.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries to compare.
@attached(peer)
public macro ComputedProperty<Attribute>(
    title: LocalizedStringResource = "",
    indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Attribute>
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Makes a computed property of an entity one that users see, which the search knows by a name of the author's.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries to compare.
@attached(peer)
public macro ComputedProperty(
    title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey?
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Makes a property of an entity that takes time to find one that users see.
///
/// Differs from Apple: it only marks the property, which has no `$` name for queries to compare.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource = "") =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
