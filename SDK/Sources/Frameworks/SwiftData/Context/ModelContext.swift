import Foundation
import RecordStore

/// The objects of a store with unsaved changes.
///
/// Each context has its own objects; saves of other contexts and processes are visible with the
/// next fetch. Changes of different properties of an object are merged; for the same property the
/// last save wins. Not safe for use by several threads at once.
public final class ModelContext {
    let storage: ModelContainer.Storage
    /// The container that created the context, referenced weakly.
    weak var owner: ModelContainer?
    /// Whether it belongs to the main thread.
    private let isMain: Bool

    /// Whether changes are saved automatically, which the main context does at the end of a turn of
    /// the main run loop.
    ///
    /// Any other context saves each change at once.
    public var autosaveEnabled: Bool

    /// The author recorded in the history.
    public var author: String?

    /// The undo manager.
    ///
    /// No effect here: changes are not registered with it.
    public var undoManager: UndoManager?

    var registered = RegisteredModels()
    var inserted = PendingModels()
    var changed = PendingModels()
    var deleted = PendingModels()
    /// The number of the last save that the objects take into account.
    var seen: Int64 = 0
    private var changesUnderWay = 0
    private var isSaveScheduled = false

    init(_ storage: ModelContainer.Storage, isMain: Bool) {
        self.storage = storage
        self.isMain = isMain
        autosaveEnabled = isMain
    }

    /// Creates a context that is saved explicitly.
    public convenience init(_ container: ModelContainer) {
        self.init(container.storage, isMain: false)
        owner = container
    }

    /// A new context of a new, empty store in memory.
    static var unattached: ModelContext { ModelContext(.empty, isMain: true) }

    var stores: ModelStores { storage.stores }

    /// The container.
    public var container: ModelContainer { owner ?? ModelContainer(storage) }

    /// Whether there are changes since the last save.
    public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }

    /// The objects inserted and not saved yet.
    public var insertedModelsArray: [any PersistentModel] { inserted.all }

    /// The objects changed and not saved yet.
    public var changedModelsArray: [any PersistentModel] { changed.all }

    /// The objects deleted, which is not saved yet.
    public var deletedModelsArray: [any PersistentModel] { deleted.all }

    /// Whether an object has values that are not saved.
    func hasChanges(in state: ModelState) -> Bool {
        state.model.map { inserted.contains($0) || changed.contains($0) } ?? false
    }

    /// Does nothing, because changes are processed immediately.
    public func processPendingChanges() {}

    /// Notes that a property of an object was set.
    func note(_ state: ModelState, changed property: Entity.Property) {
        guard !property.isEphemeral, !property.isDerived, let model = state.model,
            !state.isDeleted, !inserted.contains(model)
        else { return }
        state.changed.insert(property.name)
        changed.add(model)
    }

    /// Makes changes, and saves them if autosave is enabled.
    func change(_ body: () -> Void) {
        changesUnderWay += 1
        body()
        changesUnderWay -= 1
        guard changesUnderWay == 0, autosaveEnabled, hasChanges else { return }
        guard isMain else { return saveByItself() }
        guard !isSaveScheduled else { return }
        isSaveScheduled = true
        // Unsafe but sound: the main context is used on the main thread.
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async {
            context.isSaveScheduled = false
            if context.autosaveEnabled { context.saveByItself() }
        }
    }

    private func saveByItself() {
        do {
            try save()
        } catch {
            PluginLog.fail("SwiftData cannot save by itself: \(error)")
        }
    }
}
