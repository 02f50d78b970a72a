import Foundation
import Testing

@testable import WidgetHost

@Suite struct UserHomeTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path

    @Test func `The home of the variable is the user's, and another that is recorded is closed`() {
        let same = UserHome(variable: folder, recorded: "\(folder)/../\(folder.dropFirst())")
        #expect(same.path == folder && same.closed == [])
        let other = UserHome(variable: folder, recorded: "/usr")
        #expect(other.path == folder && other.closed == ["/usr"])
    }

    @Test(arguments: [nil, "", "/", "relative", "/no/such/folder"])
    func `Without a home in the variable the recorded one is taken`(variable: String?) {
        let home = UserHome(variable: variable, recorded: folder)
        #expect(home.path == folder && home.closed == [])
    }

    @Test func `With no known home all homes are closed`() {
        let home = UserHome(variable: "/", recorded: nil)
        #expect(home.path == nil && home.closed == ["/home", "/root"])
    }
}
