/// The type of a property that refers to other objects.
protocol RelationshipType {
    /// The class of the other objects.
    static var destination: any PersistentModel.Type { get }
    static var isToMany: Bool { get }
    /// Returns the value for objects; `nil` if there can be none.
    static func value(_ models: [any PersistentModel]) -> Any?
    /// The objects of a value.
    static func models(in value: Any) -> [any PersistentModel]
}

enum ToOne<Model: PersistentModel>: RelationshipType {
    static var destination: any PersistentModel.Type { Model.self }
    static var isToMany: Bool { false }

    static func value(_ models: [any PersistentModel]) -> Any? { models.first as? Model }

    static func models(in value: Any) -> [any PersistentModel] {
        (value as? Model).map { [$0] } ?? []
    }
}

enum ToOneOrNone<Model: PersistentModel>: RelationshipType {
    static var destination: any PersistentModel.Type { Model.self }
    static var isToMany: Bool { false }

    static func value(_ models: [any PersistentModel]) -> Any? {
        .some(models.first as? Model as Any)
    }

    static func models(in value: Any) -> [any PersistentModel] {
        (value as? Model).map { [$0] } ?? []
    }
}

enum ToMany<Model: PersistentModel>: RelationshipType {
    static var destination: any PersistentModel.Type { Model.self }
    static var isToMany: Bool { true }

    static func value(_ models: [any PersistentModel]) -> Any? {
        models.compactMap { $0 as? Model }
    }

    static func models(in value: Any) -> [any PersistentModel] { value as? [Model] ?? [] }
}

enum ToManyOrNone<Model: PersistentModel>: RelationshipType {
    static var destination: any PersistentModel.Type { Model.self }
    static var isToMany: Bool { true }

    static func value(_ models: [any PersistentModel]) -> Any? {
        .some(models.compactMap { $0 as? Model } as [Model]? as Any)
    }

    static func models(in value: Any) -> [any PersistentModel] { value as? [Model] ?? [] }
}
