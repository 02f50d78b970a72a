public import CoreData
public import Foundation

/// The objects of a store that a view shows in sections.
///
/// The objects are fetched before each evaluation of `body`.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    DynamicProperty
{
    private let objects: FetchRequest<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    /// Fetches the objects that a request describes.
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        objects = FetchRequest(fetchRequest: fetchRequest, animation: animation)
        section = sectionIdentifier
    }

    /// Fetches the objects that a request describes.
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
    ) { self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier) }

    /// Fetches the objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        objects = FetchRequest(
            entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
        section = sectionIdentifier
    }

    /// The objects in their sections, or none outside of a store.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(objects.wrappedValue, by: section)
    }

    /// The configuration of the request.
    ///
    /// Differs from Apple: setting it has no effect, because the view of a widget is static.
    public var projectedValue: Binding<FetchRequest<Result>.Configuration> {
        objects.projectedValue
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Fetches the objects of a class.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        objects = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        section = sectionIdentifier
    }

    /// Fetches the objects of a class.
    ///
    /// It gives way to the one before, so that an empty list has one type.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        objects = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        section = sectionIdentifier
    }
}

/// The objects that a request found, in sections: neighbours of one identifier make one.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    RandomAccessCollection
{
    private let objects: FetchedResults<Result>
    private let sections: [Section]
    /// The key path that identifies an object's section.
    public let sectionIdentifier: KeyPath<Result, SectionIdentifier>

    init(_ objects: FetchedResults<Result>, by identifier: KeyPath<Result, SectionIdentifier>) {
        self.objects = objects
        sectionIdentifier = identifier
        var sections: [Section] = []
        for object in objects {
            let id = object[keyPath: identifier]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        self.sections = sections
    }

    /// Selects objects; `nil` selects all.
    public var nsPredicate: NSPredicate? {
        get { objects.nsPredicate }
        nonmutating set { objects.nsPredicate = newValue }
    }

    /// The sort order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { objects.nsSortDescriptors }
        nonmutating set { objects.nsSortDescriptors = newValue }
    }

    /// The first section's place.
    public var startIndex: Int { sections.startIndex }
    /// The place behind the last section.
    public var endIndex: Int { sections.endIndex }
    /// The section at a place.
    public subscript(position: Int) -> Section { sections[position] }

    /// Neighbouring objects of one identifier.
    public struct Section: RandomAccessCollection, Identifiable {
        /// The common value of the objects.
        public let id: SectionIdentifier
        var objects: [Result]

        /// The first object's place.
        public var startIndex: Int { objects.startIndex }
        /// The place behind the last object.
        public var endIndex: Int { objects.endIndex }
        /// The object at a place.
        public subscript(position: Int) -> Result { objects[position] }
    }
}
