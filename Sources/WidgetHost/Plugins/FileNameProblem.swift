import Foundation
import WidgetWire

/// What keeps the name of a plugin's file or folder from being used.
enum FileNameProblem: CustomStringConvertible {
    /// It would break the messages that quote it.
    case hasControls
    /// It is not in composed form (NFC), or merges with the slashes beside it: as a text, its path
    /// would equal another file's, or seem to lie in another folder.
    case isNotComposed

    /// The problem of a name; nil when it has none.
    init?(_ name: String) {
        if name.unicodeScalars.contains(where: \.steersTerminal) {
            self = .hasControls
        } else if !name.hasBytes(of: name.precomposedStringWithCanonicalMapping)
            || "/\(name)/".count != name.count + 2
        {
            self = .isNotComposed
        } else {
            return nil
        }
    }

    /// The end of a sentence that begins with the name.
    var description: String {
        switch self {
        case .hasControls: "has control characters; rename it"
        case .isNotComposed:
            "is not in the composed form of Unicode (NFC); rename it, as convmv --nfc does"
        }
    }
}
