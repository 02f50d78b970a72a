import Foundation
import Synchronization
import _FoundationICU

/// Which of a language's plurals a number takes, as Unicode's data has it.
struct PluralRules: Sendable {
    private let language: String

    init(language: String) { self.language = language }

    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    func category(of count: Double) -> String {
        Self.loaded.withLock { loaded in
            let rules = loaded[language, default: Self.load(language)]
            loaded[language] = rules
            let category = String(written: {
                swift_uplrules_select(rules.pointer, count, $0, $1, &$2)
            })
            return category ?? "other"
        }
    }

    // Unchecked: used with the lock held only.
    private struct Rules: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// Rules take a while to load and are few: those once loaded stay.
    private static let loaded = Mutex<[String: Rules]>([:])

    private static func load(_ language: String) -> Rules {
        var status = U_ZERO_ERROR
        return Rules(pointer: swift_uplrules_open(language, &status))
    }
}
