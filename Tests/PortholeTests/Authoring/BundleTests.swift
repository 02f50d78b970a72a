import Foundation
import Testing

/// porthole bundle.
@Suite(.timeLimit(.minutes(1)))
struct BundleTests {
    private let porthole: InstalledPorthole
    private let library = InstalledPorthole.fixtures.appending(path: "Good.so").path

    init() throws {
        porthole = try InstalledPorthole()
    }

    private func bundle(_ options: String...) async throws -> CommandResult {
        try await porthole.run(["bundle", library] + options, looksInPlugins: false)
    }

    @Test func `A bundle is listed with the identifier, name and version of its options`()
        async throws
    {
        let result = try await bundle(
            "-o", "plugins/Good.widgetbundle", "--identifier", "org.example.good", "--name",
            "Good Things", "--version", "2.1")
        #expect(result.status == 0, "\(result.errors)")
        let document = try await porthole.run("list", "--json").json()
        let widget = try #require((document["widgets"] as? [[String: Any]])?.first)
        let bundle = try #require(widget["bundle"] as? [String: String])
        #expect(
            bundle == ["identifier": "org.example.good", "name": "Good Things", "version": "2.1"])
    }

    @Test func `Making a bundle makes its parent folders`() async throws {
        let result = try await bundle(
            "-o", "some/where/Good.widgetbundle", "--identifier", "org.example.good")
        #expect(result.status == 0, "\(result.errors)")
        let list = try await porthole.run(
            ["list", "--plugins", "some/where"], looksInPlugins: false)
        #expect(list.text.contains("org.example.good"), "\(list.errors)")
    }

    @Test func `An interrupted command leaves no partial bundle behind`() async throws {
        let result = try await porthole.shell(
            """
            mkdir resources && (cd resources && seq 20000 | xargs touch)
            porthole bundle \(library) -o Good.widgetbundle --identifier org.example.good \
                --name Good --version 1 --resources resources &
            bundle=$!
            until ls -d .Good.widgetbundle.*/9 2> /dev/null; do :; done > /dev/null
            kill -TERM $bundle
            wait $bundle; echo $?
            ls -A | grep Good
            """)
        #expect(result.text == "143", "\(result.errors)")
        #expect(result.errors == "porthole: Cancelled.")
    }

    @Test func `Resource folders that the library refers to are copied`() async throws {
        let files = FileManager.default
        for name in ["Asked_For", "Not_Asked_For"] {
            let folder = porthole.root.appending(path: "build/\(name).resources")
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
        }
        let library = porthole.root.appending(path: "build/Good.so")
        let code = try Data(contentsOf: URL(filePath: self.library))
        try (code + Data("\0Asked_For.resources\0".utf8)).write(to: library)
        let result = try await porthole.run(
            [
                "bundle", library.path, "-o", "Good.widgetbundle", "--identifier",
                "org.example.good", "--name", "Good", "--version", "1",
            ], looksInPlugins: false)
        #expect(result.status == 0, "\(result.errors)")
        let made = try files.contentsOfDirectory(atPath: porthole.root.path + "/Good.widgetbundle")
        #expect(made.sorted() == ["Asked_For.resources", "Good.so", "Info.plist"])
    }

    @Test func `An error refuses a library above the host's size limit`() async throws {
        let library = porthole.root.appending(path: "Sparse.so")
        try Data(contentsOf: URL(filePath: self.library)).write(to: library)
        try FileHandle(forWritingTo: library).truncate(atOffset: 20 << 30)
        let result = try await porthole.run(
            [
                "bundle", library.path, "-o", "Sparse.widgetbundle", "--identifier",
                "org.example.sparse", "--name", "Sparse", "--version", "1",
            ], looksInPlugins: false)
        #expect(result.status == 64)
        #expect(
            result.errors
                == "porthole: The library \(library.path) has more than 2 GB; a plugin may not have "
                + "more.")
        #expect(
            !FileManager.default.fileExists(atPath: porthole.root.path + "/Sparse.widgetbundle"))
    }

    @Test func `An error names a pipe among the resources`() async throws {
        let folder = porthole.root.appending(path: "resources/deep")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
        let result = try await bundle(
            "-o", "Good.widgetbundle", "--identifier", "org.example.good", "--name", "Good",
            "--version", "1", "--resources", "resources")
        #expect(result.status == 64)
        #expect(result.errors.contains("resources/deep/pipe is not a file that can be a resource"))
    }

    @Test func `An error names a library that is a pipe`() async throws {
        let pipe = porthole.root.appending(path: "Pipe.so").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let result = try await porthole.run(
            ["bundle", pipe, "-o", "Pipe.widgetbundle", "--identifier", "org.example.pipe"],
            looksInPlugins: false)
        #expect(result.status == 64)
        #expect(
            result.errors
                == "porthole: The file \(pipe) is not a shared library: it is not a regular file.")
    }

    @Test(arguments: ["Asked_For.resources/pipe", "Asked_For.resources"])
    func `An error names a pipe among the resources that the library refers to`(place: String)
        async throws
    {
        let files = FileManager.default
        let pipe = porthole.root.appending(path: "build/\(place)")
        try files.createDirectory(
            at: pipe.deletingLastPathComponent(), withIntermediateDirectories: true)
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let library = porthole.root.appending(path: "build/Good.so")
        let code = try Data(contentsOf: URL(filePath: self.library))
        try (code + Data("\0Asked_For.resources\0".utf8)).write(to: library)
        let result = try await porthole.run(
            ["bundle", library.path, "-o", "Good.widgetbundle", "--identifier", "org.a.b"],
            looksInPlugins: false)
        #expect(result.status == 64)
        let words = "build/\(place) is not a file that can be a resource; remove it."
        #expect(result.errors.hasSuffix(words), "\(result.errors)")
        let made = try files.contentsOfDirectory(atPath: porthole.root.path)
        #expect(!made.contains { $0.contains("Good.widgetbundle") })
    }

    @Test func `An error refuses an Info.plist that is binary, large, a pipe or missing`()
        async throws
    {
        let binary = porthole.root.appending(path: "Binary.plist")
        try Data("bplist00".utf8).write(to: binary)
        let large = porthole.root.appending(path: "Large.plist")
        try Data(repeating: 32, count: 33 * 1024).write(to: large)
        #expect(mkfifo(porthole.root.appending(path: "Pipe.plist").path, 0o600) == 0)
        for (name, words, status) in [
            ("Binary", "is a binary property list; write it as XML", 64),
            ("Large", "is not a file of at most 32 KiB.", 64),
            ("Pipe", "is not a file of at most 32 KiB.", 64),
            ("Missing", "cannot be read: No such file or directory.", 66),
        ] as [(String, String, Int32)] {
            let result = try await bundle(
                "-o", "Good.widgetbundle", "--info", "\(name).plist", "--identifier", "org.a.b")
            #expect(result.status == status)
            let start = "porthole: The property list \(name).plist \(words)"
            #expect(result.errors.hasPrefix(start), "\(result.errors)")
        }
    }

    @Test(arguments: ["Info.plist", "PlugIns"])
    func `An error refuses a link in place of a file of the bundle`(name: String) async throws {
        let folder = porthole.root.appending(path: "resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = porthole.root.appending(path: "target")
        try Data("kept".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: name), withDestinationURL: target)
        let result = try await bundle(
            "-o", "Good.widgetbundle", "--identifier", "org.example.good", "--name", "Good",
            "--version", "1", "--resources", "resources")
        #expect(result.status == 64)
        #expect(result.errors.contains("resources/\(name) is a link"), "\(result.errors)")
        #expect(try Data(contentsOf: target) == Data("kept".utf8))
    }

    @Test func `An error names a missing option when there is no terminal`() async throws {
        let result = try await bundle("-o", "Good.widgetbundle")
        #expect(result.status == 64)
        #expect(result.errors.contains("The option --identifier is missing"))
        #expect(!FileManager.default.fileExists(atPath: porthole.root.path + "/Good.widgetbundle"))
    }

    @Test(arguments: ["bad id", "hello", "..", "org..hello", "org.example/hello", "org.exämple"])
    func `An error refuses an identifier that is not one of a bundle`(identifier: String)
        async throws
    {
        let words =
            "porthole: The identifier '\(identifier)' cannot be a bundle's; it is made of letters, "
            + "digits and hyphens between dots, such as org.example.hello."
        let given = try await bundle("-o", "Good.widgetbundle", "--identifier", identifier)
        #expect(given.status == 64)
        #expect(given.errors == words)
        let info = porthole.root.appending(path: "Info.plist")
        try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": identifier], format: .xml, options: 0
        ).write(to: info)
        let read = try await bundle("-o", "Good.widgetbundle", "--info", info.path)
        #expect(read.status == 64)
        #expect(read.errors == words)
        #expect(!FileManager.default.fileExists(atPath: porthole.root.path + "/Good.widgetbundle"))
        let other = try await bundle(
            "-o", "Good.widgetbundle", "--info", info.path, "--identifier", "org.example.Hi-2")
        #expect(other.status == 0, "\(other.errors)")
    }

    @Test func `The name and the version of a bundle have defaults`() async throws {
        let result = try await bundle(
            "-o", "plugins/Good.widgetbundle", "--identifier", "org.example.good")
        #expect(result.status == 0, "\(result.errors)")
        let shown = try await porthole.run("show", "org.example.good")
        #expect(shown.text.contains("Bundle:      org.example.good (Good 1.0)"), "\(shown.text)")
    }

    @Test func `The error for a missing library says when the product is not dynamic`()
        async throws
    {
        let built = porthole.root.appending(path: "build/Hello.build")
        try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        for (name, words) in [
            ("Hello", "swift build makes it when the product has type: .dynamic."),
            ("Other", "No such file or directory."),
        ] {
            let result = try await porthole.run(
                ["bundle", "build/lib\(name).so", "-o", "X.widgetbundle"], looksInPlugins: false)
            #expect(result.status == 66)
            #expect(result.errors.hasSuffix(words), "\(result.errors)")
        }
    }

    @Test(arguments: [
        ("Files", ["Cup.imageset", "Good.so", "Info.plist"]),
        ("Assets.xcassets", ["Assets.xcassets", "Good.so", "Info.plist"]),
    ])
    func `A folder of resources is copied as its contents, an asset catalogue as itself`(
        folder: String, expected: [String]
    ) async throws {
        let files = FileManager.default
        try files.createDirectory(
            at: porthole.root.appending(path: "\(folder)/Cup.imageset"),
            withIntermediateDirectories: true)
        let result = try await bundle(
            "-o", "Good.widgetbundle", "--resources", folder, "--identifier", "org.example.good")
        #expect(result.status == 0, "\(result.errors)")
        let made = try files.contentsOfDirectory(atPath: porthole.root.path + "/Good.widgetbundle")
        #expect(made.sorted() == expected)
    }

    @Test(arguments: [("none", 66), ("bin/porthole", 64)])
    func `An error names an Info.plist that cannot be read`(path: String, status: Int32)
        async throws
    {
        let result = try await bundle("-o", "X.widgetbundle", "--info", path)
        #expect(result.status == status)
        #expect(result.errors.contains(path), "\(result.errors)")
    }

    @Test(arguments: [("none", 66), ("bin/porthole", 64)])
    func `An error names resources that are not a folder`(path: String, status: Int32) async throws
    {
        let result = try await bundle("-o", "X.widgetbundle", "--resources", path)
        #expect(result.status == status)
        #expect(result.errors.contains(path), "\(result.errors)")
    }

    @Test func `An existing bundle is replaced only with --force`() async throws {
        let options = [
            "-o", "Good.widgetbundle", "--identifier", "org.example.good", "--name", "Good",
            "--version", "1",
        ]
        let arguments = ["bundle", library] + options
        #expect(try await porthole.run(arguments, looksInPlugins: false).status == 0)
        let again = try await porthole.run(arguments, looksInPlugins: false)
        #expect(again.status == 64)
        #expect(again.errors.contains("--force"))
        let files = FileManager.default
        let bundle = porthole.root.appending(path: "Good.widgetbundle").path
        #expect(files.createFile(atPath: bundle + "/old", contents: nil))
        #expect(try await porthole.run(arguments + ["--force"], looksInPlugins: false).status == 0)
        #expect(
            try files.contentsOfDirectory(atPath: bundle).sorted() == ["Good.so", "Info.plist"])
        let around = try files.contentsOfDirectory(atPath: porthole.root.path)
        #expect(around.filter { $0.contains("Good.widgetbundle") } == ["Good.widgetbundle"])
    }

    @Test func `An error names a library that is a text file`() async throws {
        let text = porthole.root.appending(path: "x.so")
        try Data("hello".utf8).write(to: text)
        let result = try await porthole.run(
            ["bundle", text.path, "-o", "X.widgetbundle"], looksInPlugins: false)
        #expect(result.status == 64)
        #expect(result.errors.contains("x.so is not a shared library; it must be the .so"))
    }
}
