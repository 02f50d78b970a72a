public import Foundation
public import SwiftUI

/// The objects of a store that a view shows: `@Query(sort: \Trip.date) var trips: [Trip]`.
///
/// Differs from Apple: a property wrapper, not a macro. The objects are fetched before each
/// evaluation of `body`.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    /// Queries the objects that match a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
        self.descriptor = descriptor
    }

    /// Queries objects with a sort order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
    }

    /// Queries objects sorted by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(
            predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    }

    /// The context of the query.
    public var modelContext: ModelContext { context }

    /// The results; empty without a store, or if fetching fails, which is logged.
    public var wrappedValue: [Element] {
        switch fetched {
        case .success(let objects): return objects
        case .failure(let error):
            PluginLog.warnOnce("@Query of \(Element.self): \(error)")
            return []
        }
    }

    /// Why the objects cannot be fetched, if they cannot.
    public var fetchError: (any Error)? {
        if case .failure(let error) = fetched { error } else { nil }
    }

    private var fetched: Result<[Element], any Error> {
        Result { try context.fetch(descriptor) }
    }
}
