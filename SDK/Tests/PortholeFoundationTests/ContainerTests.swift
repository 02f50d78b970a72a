import Foundation
import PortholeFoundation
import Testing

@Suite("The plugin's container")
struct ContainerTests {
    @Test func `has a folder for each app group, made when asked for`() throws {
        let files = FileManager.default
        let folder = try #require(
            files.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example"))
        #expect(files.fileExists(atPath: folder.path))
        #expect(folder.path.hasSuffix("Groups/group.org.example"))
        let other = try #require(
            files.containerURL(forSecurityApplicationGroupIdentifier: "group.org.other"))
        #expect(other != folder)
    }

    @Test func `is not left by a name that leads outside`() {
        let files = FileManager.default
        #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
        #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
        let nested = files.containerURL(forSecurityApplicationGroupIdentifier: "a/../../b")
        #expect(nested?.lastPathComponent == "a_.._.._b")
    }
}
