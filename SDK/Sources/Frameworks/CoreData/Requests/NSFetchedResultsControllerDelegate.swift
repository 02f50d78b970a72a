public import Foundation

/// How an object's or a section's place changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It came.
    case insert = 1
    /// It went.
    case delete = 2
    /// It is at another place.
    case move = 3
    /// Its values changed.
    case update = 4
}

/// One section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
    /// The section's name; empty where there is one section without.
    var name: String { get }
    /// What stands for it in an index.
    var indexTitle: String? { get }
    /// How many objects it has.
    var numberOfObjects: Int { get }
    /// Its objects.
    var objects: [Any]? { get }
}

/// Who is told how fetched objects change; each of its functions can be left out.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the changes are told.
    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object that came, went, moved or changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?)
    /// Called for each section that came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Called after the changes were told.
    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
}
