/// Makes a class a model: a store keeps its variables, and views observe them.
///
/// As on Apple's platforms: constants, `lazy` variables and those marked `@Transient` are not kept,
/// and the observers `willSet` and `didSet` of a variable that is kept are not called.
@attached(memberAttribute)
@attached(
    member, conformances: PersistentModel,
    names: named(init), named(_$values), named(_$levels), named(schemaMetadata))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "PersistentModelMacro")

/// Added by `@Model` to each stored variable.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
    #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Sets how a property of a model is stored.
///
/// Of the options, `.unique` and `.ephemeral` have an effect; data of all sizes is in the store's
/// file.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Sets how a property of a model refers to other objects.
///
/// No effect here: `minimumModelCount`, `maximumModelCount` and `hashModifier`.
@attached(peer)
public macro Relationship(
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Keeps a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Declares properties that identify objects: an inserted object replaces one with equal values.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Declares indexed properties of a model.
///
/// No effect here: objects are filtered in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Declares indexed properties of a model and the kind of index.
///
/// No effect here: objects are filtered in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Gives an actor its own context, on which its methods run.
///
/// Differs from Apple: no initializer is added to an actor that declares one.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
