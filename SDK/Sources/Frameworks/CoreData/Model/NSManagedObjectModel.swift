public import Foundation

/// The entities of a store.
///
/// Differs from Apple: a model read from a file has the entities of the `.xcdatamodeld` with that
/// name, if PortholeBuild compiled it into the plugin; otherwise it is empty.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The entities.
    open var entities: [NSEntityDescription] = []

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Creates a model without entities.
    public override init() {}

    /// Creates the model with a file's name; the file is not read.
    public init?(contentsOf url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        entities = Self.generated[name]?.entities ?? []
    }

    /// Returns all models of the plugin merged into one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        model.entities = generated.values.flatMap(\.entities)
        return model
    }

    /// The entity whose objects are of a class.
    func entity(ofClass name: String) -> NSEntityDescription? {
        entities.first { $0.managedObjectClassName?.split(separator: ".").last ?? "" == name }
    }
}
