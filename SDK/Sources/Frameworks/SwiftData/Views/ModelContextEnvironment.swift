public import SwiftUI

extension EnvironmentValues {
    private struct ModelContextKey: EnvironmentKey {
        static var defaultValue: ModelContext { .unattached }
    }

    /// The context of the store around a view; without one around, that of an empty store of its own.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the store that this view and the views inside it ask.
    @MainActor
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the context that this view and the views inside it ask.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets a store of a class, which this view and the views inside it ask.
    @MainActor
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled)
    }

    /// Sets a store of classes, which this view and the views inside it ask.
    @MainActor
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true
    ) -> some View {
        let container = try? ModelContainer(
            for: Schema(modelTypes),
            configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        let context = container?.mainContext ?? .unattached
        context.autosaveEnabled = isAutosaveEnabled
        return environment(\.modelContext, context)
    }
}
