extension Schema {
    /// How a property is kept.
    public struct Attribute: Sendable {
        /// How a property is kept.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// No two objects have the same value.
            public static let unique = Option(name: "unique")
            /// It is kept in a file of its own.
            ///
            /// No effect here.
            public static let externalStorage = Option(name: "externalStorage")
            /// It is not kept.
            public static let ephemeral = Option(name: "ephemeral")
            /// It can be searched for.
            ///
            /// No effect here.
            public static let spotlight = Option(name: "spotlight")
            /// It is encrypted in iCloud.
            ///
            /// No effect here.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The history keeps it when the object is deleted.
            ///
            /// No effect here.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")

            /// It is kept as what a transformer of a name makes of it.
            ///
            /// Differs from Apple: it is kept where its type is `Codable`, and as long as the
            /// process lives where not.
            public static func transformable(by transformerName: String) -> Option {
                Option(name: "transformable")
            }

            /// It is kept as what a transformer makes of it.
            ///
            /// Differs from Apple: it is kept where its type is `Codable`, and as long as the
            /// process lives where not.
            public static func transformable(by transformerType: AnyClass) -> Option {
                Option(name: "transformable")
            }
        }

        /// The options.
        public let options: [Option]
        /// The property's name in older stores; nil: it had none.
        public let originalName: String?
        /// What tells a new version of the property.
        public let hashModifier: String?

        /// Describes a property.
        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }
}
