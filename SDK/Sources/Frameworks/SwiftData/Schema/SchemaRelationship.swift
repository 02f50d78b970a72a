extension Schema {
    /// The relationship of a property to other objects.
    public struct Relationship {
        /// What happens to the related objects when an object is deleted.
        public enum DeleteRule: String, Codable, CaseIterable, Sendable {
            /// The related objects remain unchanged.
            case noAction
            /// References to the deleted object are removed.
            case nullify
            /// The related objects are deleted as well.
            case cascade
            /// The object cannot be deleted while there are related objects: saving fails.
            case deny
        }

        /// What happens to the related objects when the object is deleted.
        public let deleteRule: DeleteRule
        /// The name of the property in older stores; `nil` if it had the same name.
        public let originalName: String?
        /// The inverse property; `nil` infers it from the type.
        public let inverse: AnyKeyPath?

        /// Describes a relationship.
        public init(
            deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.originalName = originalName
            self.inverse = inverse
        }
    }
}
