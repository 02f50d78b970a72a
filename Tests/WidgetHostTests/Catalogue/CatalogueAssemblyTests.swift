import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// The catalogue that is made of descriptions.
@Suite struct CatalogueAssemblyTests {
    private let folder: TemporaryFolder
    private let first: PluginFile
    private let second: PluginFile

    init() throws {
        folder = try TemporaryFolder()
        first = try PluginFile(path: folder.writeLibrary("1/a.so"))
        second = try PluginFile(path: folder.writeLibrary("2/b.so"))
    }

    private func problem(_ change: (inout WidgetDescription) -> Void) -> PluginProblem? {
        var description = PluginDescription.oneWidget("org.example.clock")
        change(&description.widgets[0])
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(description))
        return assembly.problems.first
    }

    @Test(arguments: [
        ParameterValue.OneOf_Value.double(.nan), .double(.infinity), .date(1e300), .date(.nan),
    ])
    func `A default value that JSON cannot represent is refused`(
        _ value: ParameterValue.OneOf_Value
    ) {
        let problem = problem { widget in
            var parameter = Parameter()
            parameter.name = "amount"
            if case .date = value { parameter.kind = .date } else { parameter.kind = .double }
            parameter.defaultValue.value = value
            widget.parameters = [parameter]
        }
        #expect(problem?.reason == .badReply)
        #expect(problem?.message.contains("'amount' of 'org.example.clock'") == true)
    }

    @Test(arguments: [
        ParameterValue.OneOf_Value.double(.nan), .double(-.infinity), .date(1e300),
    ])
    func `A condition with a value that JSON cannot represent is refused`(
        _ value: ParameterValue.OneOf_Value
    ) {
        let problem = problem { widget in
            let amount = Parameter.with {
                $0.name = "amount"
                if case .date = value { $0.kind = .date } else { $0.kind = .double }
            }
            let note = Parameter.with {
                $0.name = "note"
                $0.kind = .string
                $0.cases = [
                    .with {
                        $0.conditions = [
                            .with {
                                $0.parameter = "amount"
                                $0.comparison = .less
                                $0.values = [.with { $0.value = value }]
                            }
                        ]
                    }
                ]
            }
            widget.parameters = [amount, note]
        }
        #expect(problem?.reason == .badReply)
        #expect(problem?.message.contains("'note' of 'org.example.clock' with a case") == true)
    }

    @Test(arguments: [" ", "org.example.\u{200B}clock", "org.example.\u{202E}clock"])
    func `A kind that is invisible or has invisible characters is refused`(_ kind: String) {
        #expect(problem { $0.kind = kind }?.reason == .badReply)
    }

    @Test func `A kind of two plugins belongs to the first, and the second is reported`() {
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(.oneWidget("org.example.clock")))
        var both = PluginDescription.oneWidget("org.example.clock")
        both.widgets += PluginDescription.oneWidget("org.example.other").widgets
        assembly.add(second, .widgets(both))
        #expect(assembly.widgets.map(\.kind) == ["org.example.clock", "org.example.other"])
        #expect(assembly.widgets.map(\.plugin) == [first.path, second.path])
        #expect(
            assembly.problems == [
                PluginProblem(
                    path: second.path, reason: .duplicateKind,
                    message: "The plugin \(second.path) registers the kind 'org.example.clock', "
                        + "which \(first.path) has already; remove one of them or rename the kind.")
            ])
    }

    @Test func `A kind belongs to the plugin that was installed first`() throws {
        let early = try PluginFile(path: folder.writeLibrary("3/z.so", marker: "z"))
        let late = try PluginFile(path: folder.writeLibrary("3/a.so", marker: "a"))
        let containers = "\(folder.path)/containers"
        try claim(containers, for: early, at: 1_000_000)
        try claim(containers, for: late, at: 1_000_100)
        var assembly = CatalogueAssembly(seniority: Seniority(containers: containers))
        assembly.add(late, .widgets(.oneWidget("org.example.clock")))
        assembly.add(early, .widgets(.oneWidget("org.example.clock")))
        #expect(assembly.widgets.map(\.plugin) == [early.path])
        #expect(assembly.plugins["org.example.clock"] == early)
        #expect(assembly.problems.map(\.path) == [late.path])
        var search = KindSearch([late, early], seniority: Seniority(containers: containers))
        for plugin in [early, late] {
            search.learn(plugin, .widgets(.oneWidget("org.example.clock")))
            #expect(search.owner(of: "org.example.clock")?.plugin == early)
        }
        try claim(containers, for: late, at: 1_000_030)
        assembly = CatalogueAssembly(seniority: Seniority(containers: containers))
        assembly.add(late, .widgets(.oneWidget("org.example.clock")))
        assembly.add(early, .widgets(.oneWidget("org.example.clock")))
        #expect(assembly.widgets.map(\.plugin) == [late.path], "They came together.")
    }

    private func claim(_ containers: String, for plugin: PluginFile, at seconds: Double) throws {
        let owners = ContainerOwners(folder: containers)
        let name = owners.claim(PluginContainer.name(of: plugin), for: PluginPlace(plugin))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: seconds)],
            ofItemAtPath: "\(containers)/.owners/\(name)")
        #expect(owners.since(plugin) == Date(timeIntervalSince1970: seconds))
    }

    @Test func `A plugin that registers a kind twice is refused`() {
        var twice = PluginDescription.oneWidget("org.example.clock")
        twice.widgets += twice.widgets
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(twice))
        #expect(assembly.widgets.isEmpty)
        #expect(assembly.problems.map(\.reason) == [.duplicateKind])
        #expect(
            assembly.problems.map(\.message) == [
                "The plugin \(first.path) registers the kind 'org.example.clock' twice; "
                    + "give each widget its own."
            ])
    }

    @Test func `A widget and a control cannot have the same kind`() {
        var both = PluginDescription.oneWidget("org.example.clock")
        both.controls = [.with { $0.kind = "org.example.clock" }]
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(both))
        #expect(assembly.widgets.isEmpty && assembly.controls.isEmpty)
        #expect(assembly.problems.map(\.reason) == [.duplicateKind])

        assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(.oneWidget("org.example.clock")))
        both.widgets[0].kind = "org.example.other"
        assembly.add(second, .widgets(both))
        #expect(assembly.widgets.map(\.kind) == ["org.example.clock", "org.example.other"])
        #expect(assembly.controls.isEmpty)
        #expect(assembly.problems.map(\.path) == [second.path])
    }

    @Test func `Invalid intents and shortcuts are refused`() {
        var description = PluginDescription.oneWidget("org.example.clock")
        description.intents = [.with { $0.name = "ring" }]
        description.shortcuts = [.with { $0.intent = "ring" }]
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(description))
        #expect(assembly.catalogue.intents.map(\.title) == ["ring"])
        #expect(assembly.catalogue.shortcuts.map(\.title) == ["ring"])

        description.shortcuts[0].intent = "sing"
        expectBadReply(description)
        description.shortcuts = []
        description.intents.append(description.intents[0])
        expectBadReply(description)
        description.intents = [.with { $0.name = "\u{1B}[2J" }]
        expectBadReply(description)
    }

    private func expectBadReply(_ description: PluginDescription) {
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(description))
        #expect(assembly.problems.map(\.reason) == [.badReply])
    }

    @Test func `A plugin without widgets is a problem`() {
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(PluginDescription()))
        #expect(assembly.problems.map(\.reason) == [.noWidgets])
    }

    @Test func `A widget without a valid kind, family or parameter is refused`() {
        #expect(problem { $0.kind = "" }?.reason == .badReply)
        #expect(problem { $0.kind = "a\u{1B}[2J" }?.reason == .badReply)
        #expect(problem { $0.families = [] }?.reason == .badReply)
        #expect(problem { $0.families = [.UNRECOGNIZED(77)] }?.reason == .badReply)
        #expect(problem { $0.parameters = [Parameter()] }?.reason == .badReply)
        var parameter = Parameter()
        parameter.name = "rows"
        #expect(
            problem { $0.parameters = [parameter] }?.message
                == "The plugin \(first.path) declares the parameter 'rows' of 'org.example.clock' "
                + "without a usable type.")
        parameter.kind = .int
        #expect(problem { $0.parameters = [parameter] } == nil)
        #expect(problem { $0.parameters = [parameter, parameter] }?.reason == .badReply)
        parameter.defaultValue.string = "three"
        #expect(problem { $0.parameters = [parameter] }?.reason == .badReply)
    }

    @Test func `Labels lose their control characters`() {
        var description = PluginDescription.oneWidget("org.example.clock")
        description.widgets[0].displayName = "Clock\u{1B}[31m\nred"
        description.widgets[0].families = [.systemLarge, .systemSmall, .systemLarge]
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        assembly.add(first, .widgets(description))
        #expect(assembly.widgets.map(\.displayName) == ["Clock[31m red"])
        #expect(assembly.widgets.map(\.families) == [[.systemSmall, .systemLarge]])
    }

    @Test func `A widget without a name has that of its bundle, or its kind`() throws {
        let keys = [
            "CFBundleIdentifier": "org.example.a", "CFBundleName": "Weather",
            "CFBundleExecutable": "A.so",
        ]
        let bundle = "A.widgetbundle"
        try folder.writeBundle(bundle, keys, library: "A.so")
        func name(_ plugin: PluginFile, _ name: String) -> String? {
            var description = PluginDescription.oneWidget("org.example.clock")
            description.widgets[0].displayName = name
            var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
            assembly.add(plugin, .widgets(description))
            return assembly.widgets.first?.displayName
        }
        let bundled = try PluginFile(path: "\(folder.path)/\(bundle)")
        #expect(name(bundled, "org.example.clock") == "Weather")
        #expect(name(bundled, "Clock") == "Clock")
        #expect(name(first, "org.example.clock") == "org.example.clock")
    }

    @Test func `A problem that several plugins have is listed once`() {
        var assembly = CatalogueAssembly(seniority: Seniority(containers: nil))
        let problem = PluginProblem(path: "/runner", reason: .unreadable, message: "Gone.")
        assembly.add(problem)
        assembly.add(problem)
        #expect(assembly.catalogue.problems == [problem])
    }
}
