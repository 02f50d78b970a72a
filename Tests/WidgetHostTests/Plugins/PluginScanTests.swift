import Foundation
import Glibc
import Testing

@testable import WidgetHost

/// The scan of plugin directories, in real folders.
@Suite(.timeLimit(.minutes(1))) struct PluginScanTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func scan(_ names: String...) -> PluginScan {
        let paths = names.isEmpty ? [folder.path] : names.map { "\(folder.path)/\($0)" }
        return PluginScan(directories: paths.map { PluginDirectory($0) })
    }

    private func problems(_ scan: PluginScan) -> [PluginProblem] {
        scan.findings.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }
    }

    @Test func `Libraries and bundles are found by name`() throws {
        try folder.writeLibrary("b.so")
        try folder.writeBundle(
            "a.widgetbundle",
            [
                "CFBundleIdentifier": "org.example.a", "CFBundleName": "A",
                "CFBundleShortVersionString": "1.2", "CFBundleExecutable": "a.so",
            ], library: "a.so")
        try folder.write("ignored", to: "README")
        try folder.write("ignored", to: ".hidden.so")
        let plugins = scan().plugins
        #expect(plugins.map(\.path) == ["\(folder.path)/a.widgetbundle", "\(folder.path)/b.so"])
        #expect(plugins[0].library == "\(folder.path)/a.widgetbundle/a.so")
        #expect(
            plugins[0].bundle == BundleInfo(identifier: "org.example.a", name: "A", version: "1.2"))
        #expect(plugins[1].bundle == nil)
    }

    @Test func `The name of a bundle defaults to that of its folder`() throws {
        try folder.writeBundle(
            "Weather.widgetbundle",
            ["CFBundleIdentifier": "org.example.a", "CFBundleExecutable": "a.so"], library: "a.so")
        #expect(
            scan().plugins.map(\.bundle)
                == [BundleInfo(identifier: "org.example.a", name: "Weather", version: "")])
    }

    @Test func `A binary manifest is refused with a remedy`() throws {
        // An array of 2⁶⁴ - 1 elements, at which Foundation traps.
        var bytes = Array("bplist00".utf8) + [0xAF, 0x13] + Array(repeating: 0xFF, count: 8)
        bytes += [0x08] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 18]
        try folder.write(Data(bytes), to: "a.widgetbundle/Info.plist")
        let path = "\(folder.path)/a.widgetbundle/Info.plist"
        #expect(
            problems(scan()).map(\.message) == [
                "\(path) is a binary property list; write it as XML, as plistutil and "
                    + "'plutil -convert xml1' do."
            ])
    }

    @Test(arguments: ["\u{212A}eyStore.so", "e\u{301}.so", "\u{301}x.so", "x\u{0D4E}.so"])
    func `A file name that is not in Unicode's composed form is refused`(name: String) throws {
        try folder.writeLibrary("KeyStore.so")
        try folder.writeLibrary("\u{E9}.so")
        try folder.writeLibrary(name)
        // A prepended character within a name does not join a slash.
        let isRefused = name != "x\u{0D4E}.so"
        #expect(scan().plugins.count == (isRefused ? 2 : 3))
        #expect(
            problems(scan()).map(\.message)
                == (isRefused
                    ? [
                        "The name of \(folder.path)/\(name) is not in the composed form of Unicode "
                            + "(NFC); rename it, as convmv --nfc does."
                    ] : []))
    }

    @Test func `A missing directory is a problem only when it is explicit`() {
        let path = "\(folder.path)/none"
        #expect(
            problems(scan("none")).map(\.message)
                == ["The plugin directory \(path) is missing."])
        #expect(
            PluginScan(directories: [PluginDirectory(path, isExplicit: false)]).findings.isEmpty)
        #expect(scan().findings.isEmpty)
    }

    @Test func `A file in place of a plugin directory is a problem`() throws {
        try folder.write("", to: "file")
        let problems = problems(scan("file"))
        #expect(problems.map(\.reason) == [.unreadable])
        #expect(
            problems.map(\.message) == [
                "The plugin directory \(folder.path)/file is not a folder; name the folder around it."
            ])
    }

    @Test func `A directory that is named twice is scanned once`() throws {
        try folder.writeLibrary("plugins/a.so")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/plugins")
        #expect(scan("plugins", "link", "plugins/.").plugins.count == 1)
    }

    @Test func `Links are followed, and a library with two links is one plugin`() throws {
        let target = try folder.writeLibrary("elsewhere/real.so")
        try folder.write("", to: "plugins/readme")
        for name in ["one.so", "two.so"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/plugins/\(name)", withDestinationPath: target)
        }
        #expect(scan("plugins").plugins.map(\.path) == ["\(folder.path)/plugins/one.so"])
    }

    @Test func `A bundle cannot claim a library by a link`() throws {
        let victim = try folder.writeLibrary("victim.so")
        let keys = ["CFBundleIdentifier": "org.example.evil", "CFBundleExecutable": "v.so"]
        let bundle = try folder.writeBundle("A.widgetbundle", keys, library: "v.so")
        try FileManager.default.removeItem(atPath: "\(bundle)/v.so")
        try FileManager.default.createSymbolicLink(
            atPath: "\(bundle)/v.so", withDestinationPath: "../victim.so")
        #expect(scan().plugins.map(\.path) == [victim])
        #expect(
            problems(scan()).map(\.message) == [
                "The library of the bundle \(bundle) is a link to \(victim); put the library itself there."
            ])
        // Nor can a hard link: one of the two is used, and the other is reported.
        try FileManager.default.removeItem(atPath: "\(bundle)/v.so")
        try FileManager.default.linkItem(atPath: victim, toPath: "\(bundle)/v.so")
        #expect(scan().plugins.map(\.path) == [bundle])
        #expect(
            problems(scan()).map(\.message) == [
                "\(victim) is the library of \(bundle), which is used; remove one of them."
            ])
    }

    @Test func `A problem says why a file is not a shared library`() throws {
        try folder.write("just text", to: "a.so")
        try folder.write("", to: "b.so")
        var foreign = try Data(contentsOf: URL(fileURLWithPath: folder.writeLibrary("c.so")))
        foreign[18] = 243
        try folder.write(foreign, to: "c.so")
        foreign = try Data(contentsOf: URL(fileURLWithPath: folder.writeLibrary("d.so")))
        foreign[16] = 1
        try folder.write(foreign, to: "d.so")
        var cut = try Data(contentsOf: URL(fileURLWithPath: folder.writeLibrary("e.so")))
        cut[64 + 32] = 255
        try folder.write(cut, to: "e.so")
        var far = try Data(contentsOf: URL(fileURLWithPath: folder.writeLibrary("f.so")))
        // Where its table of segments is.
        far.replaceSubrange(32..<40, with: repeatElement(0xFF, count: 8))
        try folder.write(far, to: "f.so")
        let problems = problems(scan())
        #expect(problems.map(\.reason) == Array(repeating: .notALibrary, count: 6))
        let path = folder.path
        #expect(
            problems.map(\.message) == [
                "\(path)/a.so is not a shared library; build it with -shared.",
                "\(path)/b.so is not a shared library; build it with -shared.",
                "\(path)/c.so was built for another kind of machine; "
                    + "build it for \(ElfHeader.thisMachine).",
                "\(path)/d.so is an object file or program, not a shared library; "
                    + "link it with -shared.",
                "\(path)/e.so is cut off; copy or build it once more.",
                "\(path)/f.so is cut off; copy or build it once more.",
            ])
    }

    @Test func `A library above the size limit is unreadable`() throws {
        try folder.writeLibrary("a.so")
        let path = "\(folder.path)/a.so"
        #expect(truncate(path, off_t(HostPolicy.libraryLimit)) == 0)
        #expect(problems(scan()) == [])
        #expect(truncate(path, off_t(HostPolicy.libraryLimit) + 1) == 0)
        #expect(
            problems(scan()) == [
                PluginProblem(
                    path: path, reason: .unreadable,
                    message: "The library \(path) has more than 2 GB; "
                        + "link it without what it does not need.")
            ])
    }

    @Test func `Pipes, folders and dangling links are unreadable`() throws {
        #expect(mkfifo("\(folder.path)/a.so", 0o600) == 0)
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/b.so", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/c.so", withDestinationPath: "/nowhere")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/d.widgetbundle", withIntermediateDirectories: true)
        #expect(mkfifo("\(folder.path)/d.widgetbundle/Info.plist", 0o600) == 0)
        try folder.write("", to: "e.widgetbundle")
        let problems = problems(scan())
        #expect(problems.map(\.reason) == Array(repeating: .unreadable, count: 5))
        #expect(
            problems[2].message
                == "The library \(folder.path)/c.so cannot be read: No such file or directory.")
    }

    @Test(
        arguments: [
            ([:], "lacks CFBundleIdentifier; add a name in reverse DNS."),
            (
                ["CFBundleIdentifier": "org.example.a"],
                "lacks CFBundleExecutable; add the file name of the bundle's library."
            ),
            (
                ["CFBundleIdentifier": "org.example.a", "CFBundleExecutable": "../a.so"],
                "has the CFBundleExecutable '../a.so', which is not the name of a file in the bundle; "
                    + "give the library's."
            ),
            (
                [
                    "CFBundleIdentifier": "org.example.a",
                    "CFBundleExecutable": "a.so\nporthole: \u{1B}[2Jfine",
                ],
                "has the CFBundleExecutable 'a.so porthole: [2Jfine', which is not the name of a file in "
                    + "the bundle; give the library's."
            ),
        ] as [([String: String], String)])
    func `A problem says what a manifest lacks`(_ keys: [String: String], _ message: String) throws
    {
        let path = try folder.writeBundle("a.widgetbundle", keys, library: "a.so")
        #expect(problems(scan()).map(\.message) == ["\(path)/Info.plist \(message)"])
        #expect(problems(scan()).map(\.reason) == [.unreadable])
    }

    @Test func `A broken manifest is unreadable`() throws {
        try folder.write("<plist><dict><key>CFBundle", to: "a.widgetbundle/Info.plist")
        try folder.write(
            Data(repeating: 32, count: 300_000), to: "b.widgetbundle/Info.plist")
        let missing = try folder.writeBundle(
            "c.widgetbundle",
            ["CFBundleIdentifier": "org.example.a", "CFBundleExecutable": "none.so"], library: nil)
        let problems = problems(scan())
        #expect(problems.map(\.reason) == Array(repeating: .unreadable, count: 3))
        #expect(
            problems[2].message
                == "The library \(missing)/none.so cannot be read: No such file or directory.")
    }

    @Test func `An unclosed nested manifest is unreadable`() throws {
        let depth = 4_600
        let nested = String(repeating: "<array>", count: depth)
        try folder.write("<plist>\(nested)", to: "a.widgetbundle/Info.plist")
        #expect(problems(scan()).map(\.reason) == [.unreadable])
    }

    @Test func `A plugin whose file has changed is another plugin`() throws {
        try folder.writeLibrary("a.so")
        let before = try #require(scan().plugins.first)
        #expect(before.isCurrent)
        try folder.writeLibrary("a.so", marker: "changed")
        #expect(!before.isCurrent)
        #expect(scan().plugins.first != before)
    }
}
