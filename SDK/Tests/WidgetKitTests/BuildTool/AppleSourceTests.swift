import Foundation
import Testing

@Suite("A source as build-as shows it to the compiler")
struct AppleSourceTests {
    /// What is shown in place of a source; nil where it is the source itself.
    private func shown(_ source: String, as system: String = "ios") throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Author.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        #expect(try FixturePlugins.made(system, in: folder, of: file).status == 0)
        return try? String(contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
    }

    @Test(arguments: [
        ("#if os(iOS) || os(watchOS)", "#if true    || os(watchOS)"),
        ("  #elseif os(iOS)", "  #elseif true   "),
        ("import Darwin.POSIX // getpid", "import Glibc        // getpid"),
        ("import ObjectiveC", "import Foundation"),
        ("private import ObjectiveC.runtime", "private import Foundation        "),
        ("@objc func load() {}", "      func load() {}"),
        ("@objcMembers class A: NSObject {}", "             class A: NSObject {}"),
        ("@objc(Item) public class Item {}", "            public class Item {}"),
        ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
        ("@NSManaged public var a: Date?", "@_Managed  public var a: Date?"),
        (
            "@objc(addAObject:)\n@NSManaged public func addToA(_ value: B)",
            "                  \n@_ManagedMethod public func addToA(_ value: B)"
        ),
        (
            "@NSManaged var n: Int\n@NSManaged func addToA(_ value: B)",
            "@_Managed  var n: Int\n@_ManagedMethod func addToA(_ value: B)"
        ),
        ("#keyPath(Item.owner.name)", "\"owner.name\""),
        ("#keyPath(name)", "\"name\""),
        ("(self, #selector(load))", "(self, Selector(\"load\"))"),
        ("[#selector(A.load(_:after:)), b()]", "[Selector(\"A.load(_:after:)\"), b()]"),
        ("#selector(getter: A.b)", "Selector(\"getter:A.b\")"),
        (
            "@objc override private init(entity: E, insertInto context: C?) {",
            "      required         init(entity: E, insertInto context: C?) {"
        ),
        (
            "var a = 1\n  public override init(\n    entity: E, insertInto moc: C?\n  ) {",
            "var a = 1\n  public required init(\n    entity: E, insertInto moc: C?\n  ) {"
        ),
    ])
    func `meets conditions on iOS, imports glibc and says nothing to Objective-C`(
        source: String, expected: String
    ) throws {
        #expect(try shown(source) == expected)
    }

    @Test(arguments: [
        ("ios", "#if canImport(UIKit) && !os(macOS)", "#if true             && !os(macOS)"),
        ("ios", "#elseif canImport(AppKit)", "#elseif false            "),
        ("macos", "#if os(iOS) || os(macOS)", "#if os(iOS) || true     "),
        ("macos", "#if os(OSX)", "#if true   "),
        ("macos", "#if canImport(UIKit)", "#if false           "),
        ("macos", "#elseif canImport(AppKit)", "#elseif true             "),
        ("macos", "#if canImport(Cocoa)", "#if true            "),
        ("watchos", "#elseif os(watchOS)", "#elseif true       "),
        ("watchos", "#if !canImport(UIKit)", "#if !true            "),
    ])
    func `takes the way that it takes on the system`(
        system: String, source: String, expected: String
    ) throws {
        #expect(try shown(source, as: system) == expected)
    }

    @Test(arguments: [
        "// @objc and #selector(load)", "/* @objc /* @NSManaged */ @objc */ let a = 1",
        "let a = \"@objc \\(b[\"@objc\"]) #keyPath(A.b)\"", "let a = #\"\\\" @objc\"#",
        "let a = \"\"\"\n    \"@objc\" \\\"\"\" @objc\n    \"\"\"", "@objection var a = 1",
        "let a = \"\\\\\" // \" @objc", "import DarwinKit", "import ObjectiveCKit",
        "struct A {}", "required override init(entity: E, insertInto context: C?) {}",
        "override init(entity: E) {}", "override func a() {}; init(entity: E, insertInto c: C?) {}",
    ])
    func `is the author's where it speaks of these things only`(source: String) throws {
        #expect(try shown(source) == nil)
    }

    @Test func `has code behind strings and comments changed`() throws {
        #expect(
            try shown("let a = \"\\(b(\")\"))\"; @objc var c = 1 /* */ @objc")
                == "let a = \"\\(b(\")\"))\";       var c = 1 /* */      ")
    }
}
