public import SwiftUI

extension EnvironmentValues {
    private struct ModelContextKey: EnvironmentKey {
        static var defaultValue: ModelContext { .unattached }
    }

    /// The context of the environment; by default that of an empty store.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of this view and the views inside it.
    ///
    /// Differs from Apple: when actions such as those of `onAppear` have an entry's views evaluated
    /// again, the first store stays, so that a view that makes one keeps what they put into it.
    @MainActor
    public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ModelContextModifier(context: container.mainContext))
    }

    /// Sets the context of this view and the views inside it.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Opens the store of a class for this view and the views inside it.
    ///
    /// `onSetup` is called immediately with the container or the error. No effect here:
    /// `isUndoEnabled`.
    @MainActor
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Opens the store of classes for this view and the views inside it.
    ///
    /// `onSetup` is called immediately with the container or the error. No effect here:
    /// `isUndoEnabled`.
    @MainActor
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let container = Result {
            try ModelContainer(
                for: Schema(modelTypes),
                configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }
        onSetup(container)
        let context = (try? container.get())?.mainContext ?? .unattached
        context.autosaveEnabled = isAutosaveEnabled
        return modifier(ModelContextModifier(context: context))
    }
}

/// Sets the context that was the first of an entry.
private struct ModelContextModifier: ViewModifier {
    @State private var context: ModelContext

    init(context: ModelContext) { _context = State(initialValue: context) }

    func body(content: Content) -> some View { content.environment(\.modelContext, context) }
}

/// Scene modifiers; no effect here: scenes are not shown.
extension Scene {
    /// Sets the store of the views inside.
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }

    /// Sets the context of the views inside.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { self }

    /// Sets a store of a class for the views inside; `onSetup` is not called.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    /// Sets a store of classes for the views inside; `onSetup` is not called.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
}
