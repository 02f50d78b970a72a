import Foundation

/// The battery as reported by the kernel; `nil` if there is none.
package struct Battery {
    /// The level from 0 (empty) to 1 (full); the mean of several batteries.
    package let level: Float
    package let state: UIDevice.BatteryState

    /// Looks at the power supplies, each a folder of small files; a mouse's battery is not the
    /// machine's.
    package init?(folder: String = "/sys/class/power_supply") {
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var levels: [Float] = []
        var states: Set<String> = []
        for supply in supplies.sorted() {
            func text(_ name: String) -> String? {
                let file = "\(folder)/\(supply)/\(name)"
                let text = try? String(contentsOfFile: file, encoding: .utf8)
                return text?.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard text("type") == "Battery", text("scope") != "Device",
                let percent = text("capacity").flatMap(Float.init)
            else { continue }
            levels.append(max(0, min(percent / 100, 1)))
            states.insert(text("status") ?? "Unknown")
        }
        guard !levels.isEmpty else { return nil }
        level = levels.reduce(0, +) / Float(levels.count)
        state =
            if !states.isDisjoint(with: ["Charging", "Not charging"]) {
                .charging
            } else if states.contains("Discharging") {
                .unplugged
            } else {
                states == ["Full"] ? .full : .unknown
            }
    }
}
