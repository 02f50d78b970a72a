import Observation

extension Schema {
    /// A property of a model, as `@Model` finds it in the source.
    public struct PropertyMetadata {
        enum Content {
            case property(Entity.Property)
            /// The properties that together identify an object.
            case unique([String])
        }

        let content: Content

        /// Declares properties that identify objects.
        public init(unique names: [String]) { content = .unique(names) }

        /// Describes a value of a type that can be encoded.
        @_disfavoredOverload
        public init<Model: PersistentModel, Value: Codable>(
            name: String, keypath: KeyPath<Model, Value>, metadata: Attribute = Attribute()
        ) { self.init(name, keypath, metadata, .attribute(CodedAttribute<Value>.self)) }

        /// Describes a value of another type, which is lost with the object.
        @_disfavoredOverload
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, metadata: Attribute = Attribute()
        ) { self.init(name, keypath, metadata, .attribute(UncodedAttribute<Value>.self)) }

        /// Describes a reference to an object.
        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, Value>, metadata: Relationship = Relationship()
        ) { self.init(name, keypath, metadata, ToOne<Value>.self) }

        /// Describes an optional reference to an object.
        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, Value?>, metadata: Relationship = Relationship()
        ) { self.init(name, keypath, metadata, ToOneOrNone<Value>.self) }

        /// Describes references to objects.
        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, [Value]>, metadata: Relationship = Relationship()
        ) { self.init(name, keypath, metadata, ToMany<Value>.self) }

        /// Describes an optional list of references to objects.
        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, [Value]?>,
            metadata: Relationship = Relationship()
        ) { self.init(name, keypath, metadata, ToManyOrNone<Value>.self) }

        private init<Model: PersistentModel, Value>(
            _ name: String, _ path: KeyPath<Model, Value>, _ metadata: Relationship,
            _ type: any RelationshipType.Type
        ) {
            self.init(
                name, path, Attribute(originalName: metadata.originalName), .relationship(type))
            guard case .property(var property) = content else { return }
            property.deleteRule = metadata.deleteRule
            property.declaredInverse = metadata.inverse
            self = PropertyMetadata(content: .property(property))
        }

        private init<Model: PersistentModel, Value>(
            _ name: String, _ path: KeyPath<Model, Value>, _ metadata: Attribute,
            _ kind: Entity.Property.Kind
        ) {
            content = .property(
                Entity.Property(
                    name: name, attribute: metadata, kind: kind, path: path,
                    tell: { model, registrar, change in
                        guard let model = model as? Model else { return change() }
                        registrar.withMutation(of: model, keyPath: path, change)
                    }))
        }

        private init(content: Content) { self.content = content }
    }
}
