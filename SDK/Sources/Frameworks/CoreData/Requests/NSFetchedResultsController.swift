public import Foundation

/// The objects of a request in sections, which tells a delegate of their changes.
///
/// The delegate is notified together with the context's observers: at the end of `perform`, with a
/// save or with a request. Differs from Apple: the delegate gets another controller of the same
/// objects, because Swift on Linux distinguishes generic types; `==` treats both as equal. Nothing
/// is cached.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the section name; `nil` means a single section.
    public let sectionNameKeyPath: String?
    /// The name of the cache.
    ///
    /// No effect here: nothing is cached.
    public let cacheName: String?
    /// The delegate.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    private var found: FetchedSections?
    private var observer: (any NSObjectProtocol)?
    private weak var original: NSObject?

    /// Creates a controller; nothing is fetched before `performFetch()`.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// Fetches the objects.
    open func performFetch() throws {
        found = try fetched()
        guard observer == nil else { return }
        // Unsafe but sound: called on the thread that changed the context.
        nonisolated(unsafe) weak let controller = self
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext,
            queue: nil
        ) { controller?.contextChanged($0) }
    }

    /// Deletes a cache.
    ///
    /// No effect here: nothing is cached.
    open class func deleteCache(withName name: String?) {}

    // MARK: Objects

    /// The objects in order; `nil` before `performFetch()`.
    open var fetchedObjects: [ResultType]? {
        found?.sections.flatMap { $0.found }.compactMap { $0 as? ResultType }
    }

    /// The sections; `nil` before `performFetch()`.
    open var sections: [any NSFetchedResultsSectionInfo]? { found?.sections }

    /// The first letters of the sections' names.
    open var sectionIndexTitles: [String] {
        found?.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) } ?? []
    }

    /// Returns the index title of a section: the first letter of its name.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    /// Returns the section of an index title.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        sectionIndex
    }

    /// Returns the object at an index path of section and item; crashes if there is none.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let found, let object = found[indexPath] as? ResultType else {
            preconditionFailure("There is no object at \(indexPath) of the fetched results.")
        }
        return object
    }

    /// Returns the index path of an object; `nil` if it is not among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { found?.place(of: $0) }
    }

    private func fetched() throws -> FetchedSections {
        let objects = try managedObjectContext.fetch(fetchRequest)
        return FetchedSections(
            objects.compactMap { $0 as? NSManagedObject }, by: sectionNameKeyPath)
    }

    // MARK: Changes

    private func contextChanged(_ notification: Notification) {
        guard let old = found, let new = try? fetched() else { return }
        let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
            .compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
            .reduce(into: Set()) { $0.formUnion($1) }
        let news = FetchedChanges(from: old, to: new, changed: changed)
        found = new
        if let delegate, !news.isEmpty { tell(delegate, news) }
    }

    private func tell(
        _ delegate: any NSFetchedResultsControllerDelegate, _ news: FetchedChanges
    ) {
        let controller = erased
        delegate.controllerWillChangeContent(controller)
        for (section, index, type) in news.sections {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
        }
        for change in news.objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    /// The controller with type-erased results, for the delegate.
    private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
        if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
        let request = NSFetchRequest<any NSFetchRequestResult>(
            entityName: fetchRequest.wantedEntity ?? "")
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        controller.found = found
        controller.original = self
        return controller
    }

    /// Returns whether another controller is this one or its type-erased version.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let object = object as? NSObject else { return false }
        return object === self || object === original || Self.original(of: object) === self
    }

    private static func original(of object: NSObject) -> NSObject? {
        (object as? NSFetchedResultsController<any NSFetchRequestResult>)?.original
    }

    /// The hash value.
    open override var hash: Int { ObjectIdentifier(original ?? self).hashValue }
}
