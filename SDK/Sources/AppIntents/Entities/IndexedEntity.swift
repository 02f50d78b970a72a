/// An entity that the device's search finds.
///
/// No effect here: no host has a search.
public protocol IndexedEntity: AppEntity {}
