/// Makes a closure over Sendable values callable from any thread.
///
/// At its creation the compiler must assume that the conformances of the entry type are isolated to
/// an actor.
func crossingThreads<Value>(
    _ body: @escaping (Value) -> Void
) -> @Sendable (Value) -> Void {
    // Sound: what it captures is Sendable.
    nonisolated(unsafe) let body = body
    return { body($0) }
}
