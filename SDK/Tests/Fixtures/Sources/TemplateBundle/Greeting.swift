// swift-format-ignore-file
// Imports nothing of the SDK's views, as models do, and uses what it lacks on Linux.

import Foundation
import os.log

struct Greeting {
    let title: LocalizedStringResource = "Hello"

    func age(of date: Date) -> String {
        Logger(subsystem: "org.example", category: "greeting").info("\(date, privacy: .public)")
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .abbreviated
        return String(localized: title) + formatter.localizedString(for: date, relativeTo: Date())
    }
}
