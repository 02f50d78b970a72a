import Foundation

/// The classes of a source file that inherit INExtension.
///
/// On Apple's platforms the bundle names one; here the intents that are made name it, which also keeps an
/// optimised build from leaving it out.
struct ExtensionClasses {
    let names: [String]

    init(file: String) {
        let data = FileManager.default.contents(atPath: file) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
            .replacing(/\/\/[^\n]*/, with: "").replacing(/\/\*(?s:.*?)\*\//, with: "")
        names = text.matches(
            of:
                /(?m)^(?:(?:public|open|internal|final|@objc(?:\(\w+\))?)\s+)*class\s+(\w+)\s*:([^{]*)\{/
        ).filter { match in
            match.2.split(separator: ",").contains {
                $0.trimmingCharacters(in: .whitespacesAndNewlines) == "INExtension"
            }
        }.map { String($0.1) }
    }
}
