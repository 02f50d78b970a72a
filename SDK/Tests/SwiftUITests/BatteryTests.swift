import Foundation
import Testing
import UIKit

@Suite("The battery")
struct BatteryTests {
    /// Power supplies as the kernel shows them, each with what its files say.
    private func battery(_ supplies: [String: [String: String]]) throws -> Battery? {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? files.removeItem(at: folder) }
        for (name, contents) in supplies {
            let supply = folder.appending(path: name)
            try files.createDirectory(at: supply, withIntermediateDirectories: true)
            for (file, text) in contents {
                try Data("\(text)\n".utf8).write(to: supply.appending(path: file))
            }
        }
        return Battery(folder: folder.path)
    }

    @Test func `has the level that the kernel reports, and the mean of several`() throws {
        let first = ["type": "Battery", "capacity": "80", "status": "Discharging"]
        let second = ["type": "Battery", "capacity": "40", "status": "Unknown"]
        #expect(try battery(["BAT0": first])?.level == 0.8)
        let both = try #require(try battery(["BAT0": first, "BAT1": second]))
        #expect(abs(both.level - 0.6) < 0.001 && both.state == .unplugged)
    }

    @Test(
        arguments: [
            ("Charging", .charging), ("Not charging", .charging), ("Discharging", .unplugged),
            ("Full", .full), ("Unknown", .unknown),
        ] as [(String, UIDevice.BatteryState)])
    func `fills, empties or is full`(status: String, state: UIDevice.BatteryState) throws {
        let battery = try battery(["B": ["type": "Battery", "capacity": "100", "status": status]])
        #expect(battery?.state == state)
    }

    @Test func `ignores those of mice, mains supplies and those without a level`() throws {
        let mouse = ["type": "Battery", "scope": "Device", "capacity": "90"]
        let others = ["mouse": mouse, "AC": ["type": "Mains"], "odd": ["type": "Battery"]]
        #expect(try battery(others) == nil)
        #expect(try battery([:]) == nil)
    }

    @Test func `is not read before a source asks for it`() {
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }
}
