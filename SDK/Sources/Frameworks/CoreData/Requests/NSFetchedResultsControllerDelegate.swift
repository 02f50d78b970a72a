public import Foundation

/// The kind of change of an object or section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// Inserted.
    case insert = 1
    /// Deleted.
    case delete = 2
    /// Moved.
    case move = 3
    /// Updated.
    case update = 4
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
    /// The name of the section; empty if there is a single section without a name.
    var name: String { get }
    /// The index title.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// The delegate of a fetched results controller; all functions are optional.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the calls for single changes.
    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object that was inserted, deleted, moved or updated.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?)
    /// Called for each section that was inserted or deleted.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Called after the calls for single changes.
    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing by default.
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    /// Does nothing by default.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {}
    /// Does nothing by default.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing by default.
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
}
