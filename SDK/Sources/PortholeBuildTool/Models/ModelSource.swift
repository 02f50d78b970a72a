/// The Swift source of `.xcdatamodeld` folders: the classes that Xcode generates, and the
/// description of their entities.
struct ModelSource {
    let models: [DataModel]

    var text: String {
        "// Made by PortholeBuild of .xcdatamodeld folders.\n// swift-format-ignore-file\n"
            + "public import CoreData\n\n"
            + models.flatMap { model in
                model.entities.map { EntitySource(entity: $0, model: model).text }
                    + [Self.description(of: model)]
            }.joined(separator: "\n")
    }

    /// Returns the source that describes a model to Core Data.
    private static func description(of model: DataModel) -> String {
        """
        public enum _\(model.name.identifier)DataModel: _DataModel {
            public static var _name: String { \(model.name.literal) }
            public static var _entities: [_Entity] {
                [
        \(model.entities.map { "            \(EntitySource(entity: $0, model: model).description),\n" }.joined())\
                ]
            }
        }

        """
    }
}
