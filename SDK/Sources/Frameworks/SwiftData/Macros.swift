/// Makes a class a model of a store.
///
/// Differs from Apple: properties stay as they are, and changing one tells nobody.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "PersistentModelMacro")

/// Says how a property of a model is kept. No effect here: nothing is stored.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says how a property of a model refers to others. No effect here: nothing is stored.
@attached(peer)
public macro Relationship(
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Keeps a property out of the store. No effect here: nothing is stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
