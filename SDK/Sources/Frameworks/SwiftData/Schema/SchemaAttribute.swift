extension Schema {
    /// The storage of a property.
    public struct Attribute: Sendable {
        /// An option of the storage.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// Values are unique.
            public static let unique = Option(name: "unique")
            /// The value is stored in a separate file.
            ///
            /// No effect here.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value is not stored.
            public static let ephemeral = Option(name: "ephemeral")
            /// The value is indexed for search.
            ///
            /// No effect here.
            public static let spotlight = Option(name: "spotlight")
            /// The value is encrypted in iCloud.
            ///
            /// No effect here.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The history keeps it when the object is deleted.
            ///
            /// No effect here.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")

            /// The value is stored as transformed by a named transformer.
            ///
            /// Differs from Apple: the transformer is not used. The value is stored if its type is
            /// `Codable`, and is otherwise lost with the object.
            public static func transformable(by transformerName: String) -> Option {
                Option(name: "transformable")
            }

            /// The value is stored as transformed by a transformer class.
            ///
            /// Differs from Apple: the transformer is not used. The value is stored if its type is
            /// `Codable`, and is otherwise lost with the object.
            public static func transformable(by transformerType: AnyClass) -> Option {
                Option(name: "transformable")
            }
        }

        /// The options.
        public let options: [Option]
        /// The name of the property in older stores; `nil` if it had the same name.
        public let originalName: String?
        /// Distinguishes versions of the property.
        public let hashModifier: String?

        /// Creates a description.
        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }
}
