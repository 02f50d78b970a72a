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

/// Says which properties of a model tell its objects apart. No effect here: nothing is stored.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says which properties of a model are searched for often. No effect here: nothing is stored.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says which properties of a model are searched for often, and how. No effect here: nothing is stored.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Gives an actor a context of its own, on which its methods work.
///
/// Differs from Apple: an actor with an initializer of its own gets none besides.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
