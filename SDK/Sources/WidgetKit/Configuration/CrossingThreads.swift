/// Lets a closure over Sendable values be called from any thread.
///
/// Where it is made the compiler must assume that the entry type's conformances belong to an actor.
func crossingThreads<Value>(
    _ body: @escaping (Value) -> Void
) -> @Sendable (Value) -> Void {
    nonisolated(unsafe) let body = body
    return { body($0) }
}
