public import CoreData
public import Foundation

/// The objects of a store that a view shows.
///
/// The objects are fetched before each evaluation of `body`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The properties that can change while the view is shown.
    public struct Configuration {
        /// The sort order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// Selects objects; `nil` selects all.
        public var nsPredicate: NSPredicate?
    }

    @Environment(\.managedObjectContext) private var context
    private let request: NSFetchRequest<Result>
    private let order: (([Result]) -> [Result])?

    /// Fetches the objects that a request describes.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
        order = nil
    }

    /// Fetches the objects that a request describes.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }

    /// Fetches the objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }

    /// The configuration of the request.
    ///
    /// Differs from Apple: setting it has no effect, because the view of a widget is static.
    public var projectedValue: Binding<Configuration> {
        .constant(
            Configuration(
                nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate))
    }

    /// The objects, or none outside of a store.
    public var wrappedValue: FetchedResults<Result> {
        let found = (try? context.fetch(request)) ?? []
        return FetchedResults(order?(found) ?? found, of: request)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Fetches the objects of a class.
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
    }

    /// Fetches the objects of a class.
    ///
    /// It gives way to the one before, so that an empty list has one type.
    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
        request.predicate = predicate
        self.request = request
        order = { $0.sorted(using: sortDescriptors) }
    }
}

/// The objects that a request found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    private let request: NSFetchRequest<Result>

    init(_ objects: [Result], of request: NSFetchRequest<Result>) {
        self.objects = objects
        self.request = request
    }

    /// Selects objects; `nil` selects all.
    public var nsPredicate: NSPredicate? {
        get { request.predicate }
        nonmutating set { request.predicate = newValue }
    }

    /// The sort order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { request.sortDescriptors ?? [] }
        nonmutating set { request.sortDescriptors = newValue }
    }

    /// The first object's place.
    public var startIndex: Int { objects.startIndex }
    /// The place behind the last object.
    public var endIndex: Int { objects.endIndex }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
}
