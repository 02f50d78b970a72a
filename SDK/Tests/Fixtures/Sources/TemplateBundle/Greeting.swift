// swift-format-ignore-file
// Imports Foundation only, as models do, and uses what it lacks on Linux.

import Foundation

struct Greeting {
    let title: LocalizedStringResource = "Hello"

    func age(of date: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .abbreviated
        return String(localized: title) + formatter.localizedString(for: date, relativeTo: Date())
    }
}
