import AppIntents
import Synchronization

/// The options and the default value that a handler of the plugin provides for a parameter of a
/// `.intentdefinition` file.
public struct _IntentOptions<Option: AnyObject, Value> {
    typealias Answer = (INObjectCollection<Option>?, (any Error)?) -> Void

    let searches: Bool
    let provide: (_ handler: Any, INIntent, _ search: String?, @escaping Answer) -> Bool
    let defaultValue: (_ handler: Any, INIntent) -> Value?
    let isHandled: (_ handler: Any) -> Bool

    /// Creates options that are provided by handlers of a type.
    public init<Handler, Intent: INIntent>(
        searches: Bool,
        provide:
            @escaping (
                Handler, Intent, String?,
                @escaping (INObjectCollection<Option>?, (any Error)?) -> Void
            ) -> Void,
        default defaultValue: @escaping (Handler, Intent) -> Value?
    ) {
        self.searches = searches
        isHandled = { $0 is Handler }
        self.provide = { handler, intent, search, answer in
            guard let handler = handler as? Handler, let intent = intent as? Intent else {
                return false
            }
            provide(handler, intent, search, answer)
            return true
        }
        self.defaultValue = { handler, intent in
            guard let handler = handler as? Handler, let intent = intent as? Intent else {
                return nil
            }
            return defaultValue(handler, intent)
        }
    }

    /// Returns the default value of the first handler that has one.
    func defaultValue(of intent: INIntent) -> Value? {
        for handler in IntentHandlers.objects(for: intent) {
            if let value = defaultValue(handler, intent) { return value }
        }
        return nil
    }

    /// Returns the options of the first handler of the right type; `nil` if there is none.
    func collection(for intent: INIntent, search: String?) async throws
        -> INObjectCollection<Option>?
    {
        for handler in IntentHandlers.objects(for: intent) {
            var isAsked = false
            let found = try await awaitAnswer { answer in
                isAsked = provide(handler, intent, search, answer)
                if !isAsked { answer(nil, nil) }
            }
            if isAsked { return found }
        }
        return nil
    }

    /// Returns the options to choose from, by section.
    func sections(
        for intent: INIntent, search: String, _ choice: (Option) -> _ValueChoice
    ) async throws -> [_ValueSection] {
        let found = try await collection(for: intent, search: search.isEmpty ? nil : search)
        let sections = (found?.sections ?? []).map {
            _ValueSection(title: $0.title, choices: $0.items.map(choice))
        }
        return searches ? sections : sections.matching(search)
    }
}

/// Passes the result of an asynchronous function to a completion handler.
public func _answer<Value>(
    _ completion: @escaping (Value?, (any Error)?) -> Void,
    _ body: @escaping () async throws -> Value?
) {
    // Unsafe but sound: the handler gives both away, and is asked for one thing after another.
    nonisolated(unsafe) let (completion, body) = (completion, body)
    Task {
        do {
            completion(try await body(), nil)
        } catch {
            completion(nil, error)
        }
    }
}

/// Awaits the collection that a function passes to its completion handler; `nil` counts as empty.
public func _collection<Option: AnyObject>(
    _ body: (@escaping (INObjectCollection<Option>?, (any Error)?) -> Void) -> Void
) async throws -> INObjectCollection<Option> {
    try await awaitAnswer(body) ?? INObjectCollection(items: [])
}

/// Awaits the first call of a completion handler.
private func awaitAnswer<Value>(
    _ body: (@escaping (Value?, (any Error)?) -> Void) -> Void
) async throws -> Value? {
    let answer: Unchecked<Value> = try await withCheckedThrowingContinuation { continuation in
        let pending = PendingAnswer(continuation)
        body { value, error in
            if let error {
                pending.resume(with: .failure(error))
            } else {
                pending.resume(with: .success(Unchecked(value: value)))
            }
        }
    }
    return answer.value
}

/// A value that its creator no longer uses.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value?
}

/// An answer that a handler owes, held by the completion handler that it was given.
private final class PendingAnswer<Value>: Sendable {
    private let continuation: CheckedContinuation<Unchecked<Value>, any Error>
    private let isAnswered = Atomic(false)

    init(_ continuation: CheckedContinuation<Unchecked<Value>, any Error>) {
        self.continuation = continuation
    }

    /// Passes on the first answer, and warns of others.
    func resume(with answer: Result<Unchecked<Value>, any Error>) {
        guard !isAnswered.exchange(true, ordering: .acquiringAndReleasing) else {
            return PluginLog.warn("An options handler answered again; the first answer counts.")
        }
        continuation.resume(with: answer)
    }

    /// Fails if nobody is left who could answer.
    deinit {
        if !isAnswered.load(ordering: .acquiring) {
            continuation.resume(throwing: UnansweredError())
        }
    }
}

/// A handler dropped its completion without calling it.
private struct UnansweredError: Error, CustomStringConvertible {
    var description: String { "An options handler dropped its completion without calling it." }
}
