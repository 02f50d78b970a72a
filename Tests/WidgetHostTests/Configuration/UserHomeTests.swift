import Foundation
import Testing

@testable import WidgetHost

@Suite struct UserHomeTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path

    @Test func `The home is that of HOME, and another recorded one is hidden`() {
        let same = UserHome(variable: folder, recorded: "\(folder)/../\(folder.dropFirst())")
        #expect(same.path == folder && same.closed == [])
        let other = UserHome(variable: folder, recorded: "/usr")
        #expect(other.path == folder && other.closed == ["/usr"])
    }

    @Test(arguments: [nil, "", "/", "relative", "/no/such/folder"])
    func `The home is the recorded one when HOME is not usable`(variable: String?) {
        let home = UserHome(variable: variable, recorded: folder)
        #expect(home.path == folder && home.closed == [])
    }

    @Test func `All homes are hidden when there is no known one`() {
        let home = UserHome(variable: "/", recorded: nil)
        #expect(home.path == nil && home.closed == ["/home", "/root"])
    }
}
