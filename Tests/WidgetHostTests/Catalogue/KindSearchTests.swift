import Testing
import WidgetWire

@testable import WidgetHost

/// The search for the owner of a kind while plugins answer.
@Suite struct KindSearchTests {
    private let folder: TemporaryFolder
    private let plugins: [PluginFile]

    init() throws {
        folder = try TemporaryFolder()
        plugins = try ["1/a.so", "1/b.so", "2/c.so", "2/d.so"].map { [folder] name in
            try PluginFile(path: folder.writeLibrary(name, marker: name))
        }
    }

    private func owner(after answers: (Int, String?)...) -> String? {
        var search = KindSearch(plugins, seniority: Seniority(containers: nil))
        for (index, kind) in answers {
            search.learn(
                plugins[index],
                kind.map { .widgets(.oneWidget($0)) }
                    ?? .problem(
                        PluginProblem(
                            path: plugins[index].path, reason: .crashed, message: "It fell.")))
        }
        return search.owner(of: "clock")?.plugin.path
    }

    @Test func `A kind has no owner before a plugin answers with it`() {
        #expect(owner() == nil)
        #expect(owner(after: (0, "other"), (1, nil), (2, nil), (3, "other")) == nil)
    }

    @Test func `A plugin of the first directory owns its kind at once`() {
        #expect(owner(after: (1, "clock")) == plugins[1].path)
    }

    @Test func `A plugin of a later directory owns its kind after all earlier ones answered`() {
        #expect(owner(after: (3, "clock")) == nil)
        #expect(owner(after: (3, "clock"), (0, nil)) == nil)
        #expect(owner(after: (3, "clock"), (0, nil), (1, "other")) == plugins[3].path)
        #expect(owner(after: (3, "clock"), (0, nil), (1, "clock")) == plugins[1].path)
    }

    @Test func `The first plugin that has a kind owns it`() {
        #expect(owner(after: (1, "clock"), (0, "clock")) == plugins[0].path)
        #expect(owner(after: (0, "clock"), (1, "clock")) == plugins[0].path)
    }
}
