extension Schema {
    /// How a property refers to other objects.
    public struct Relationship {
        /// What becomes of the objects that an object refers to when it is deleted.
        public enum DeleteRule: String, Codable, CaseIterable, Sendable {
            /// Nothing: they stay as they are.
            case noAction
            /// They refer to nobody any more.
            case nullify
            /// They are deleted, too.
            case cascade
            /// As long as there are any, the object cannot be deleted: saving fails.
            case deny
        }

        /// What becomes of the objects when the one that refers to them is deleted.
        public let deleteRule: DeleteRule
        /// The property's name in older stores; nil: it had none.
        public let originalName: String?
        /// The property by which the objects refer back; nil: it is found by its type.
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
