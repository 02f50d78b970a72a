public import CoreSpotlight
import UniformTypeIdentifiers

/// An entity that the device's search finds.
///
/// No effect here: no host has a search.
public protocol IndexedEntity: AppEntity {
    /// What the search knows of it.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether the search leaves it out.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// What the search knows of an entity whose author says nothing: its title.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        let title = String(localized: displayRepresentation.title)
        attributes.title = title
        attributes.displayName = title
        return attributes
    }

    /// Its title.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// The search finds it.
    public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
    /// Adds entities.
    public func indexAppEntities<Entity: IndexedEntity>(
        _ entities: [Entity], priority: Int = 0
    ) async throws {}

    /// Takes entities away.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType: Entity.Type
    ) async throws {}
}

extension CSSearchableItem {
    /// Says which entity the thing is.
    public func associateAppEntity(_ appEntity: some AppEntity, priority: Int = 0) {}
}

extension EntityProperty {
    /// Names a property that the search knows as one of its own.
    public convenience init<Attribute>(
        title: LocalizedStringResource = "", identifier: String? = nil,
        indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Attribute>
    ) {
        self.init(title: title, identifier: identifier)
    }

    /// Names a property that the search knows by a name of the author's.
    public convenience init(
        title: LocalizedStringResource = "", identifier: String? = nil,
        customIndexingKey: CSCustomAttributeKey?
    ) {
        self.init(title: title, identifier: identifier)
    }
}
