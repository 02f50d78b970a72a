import Foundation
import WidgetWire

@testable import WidgetText

/// The path of a font of the tests.
func fontPath(_ name: String) throws -> String {
    guard let path = Bundle.module.path(forResource: name, ofType: "ttf", inDirectory: "Fonts")
    else { throw CocoaError(.fileNoSuchFile) }
    return path
}

func fontBytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: fontPath(name))))
}

/// A shelf with fonts of the tests.
func shelf(_ names: String...) throws -> FontShelf {
    let shelf = FontShelf()
    for name in names { try shelf.add(path: fontPath(name)) }
    return shelf
}

/// A font by its name, as authors ask for it.
func named(_ name: String, _ size: Double = 20, _ change: (inout Font) -> Void = { _ in }) -> Font {
    font(size) {
        $0.family = name
        $0.weight = 0
        change(&$0)
    }
}
