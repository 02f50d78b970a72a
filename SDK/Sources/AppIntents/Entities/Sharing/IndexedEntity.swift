public import CoreSpotlight
import UniformTypeIdentifiers

/// An entity that is indexed for search.
///
/// No effect here: hosts have no search.
public protocol IndexedEntity: AppEntity {
    /// The attributes for the search index.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether the entity is excluded from search.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The default attributes, which contain the title.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        let title = String(localized: displayRepresentation.title)
        attributes.title = title
        attributes.displayName = title
        return attributes
    }

    /// The default attributes.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// Not excluded by default.
    public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
    /// Adds entities to the index.
    public func indexAppEntities<Entity: IndexedEntity>(
        _ entities: [Entity], priority: Int = 0
    ) async throws {}

    /// Removes entities from the index.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType: Entity.Type
    ) async throws {}
}

extension CSSearchableItem {
    /// Associates the item with an entity.
    public func associateAppEntity(_ appEntity: some AppEntity, priority: Int = 0) {}
}

extension EntityProperty {
    /// Creates a property with a Spotlight attribute.
    public convenience init<Attribute>(
        title: LocalizedStringResource = "", identifier: String? = nil,
        indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Attribute>
    ) {
        self.init(title: title, identifier: identifier)
    }

    /// Creates a property with a custom Spotlight key.
    public convenience init(
        title: LocalizedStringResource = "", identifier: String? = nil,
        customIndexingKey: CSCustomAttributeKey?
    ) {
        self.init(title: title, identifier: identifier)
    }
}
