import Foundation
import Synchronization
import _FoundationICU

/// Selects the plural form for a number in a language, with ICU.
struct PluralRules: Sendable {
    private let language: String

    init(language: String) { self.language = language }

    /// Returns `zero`, `one`, `two`, `few`, `many` or `other`.
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

    // Unchecked: used only while the lock is held.
    private struct Rules: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// Rules are slow to load and few, so that loaded ones are kept.
    private static let loaded = Mutex<[String: Rules]>([:])

    private static func load(_ language: String) -> Rules {
        var status = U_ZERO_ERROR
        return Rules(pointer: swift_uplrules_open(language, &status))
    }
}
