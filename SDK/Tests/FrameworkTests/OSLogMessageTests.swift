import CWidgetPlugin
import Foundation
import Testing

@testable import os

@Suite("A message to a log")
struct OSLogMessageTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func `has its values in their formats`() {
        let (count, ratio, name) = (255, 0.5, "Ada")
        #expect(text("\(count) \(ratio) \(name) \(true)") == "255 0.500000 Ada true")
        #expect(text("\(count, format: .hex(includePrefix: true))") == "0xff")
        #expect(text("\(-7, format: .decimal(minDigits: 3))") == "-007")
        #expect(text("\(ratio, format: .fixed(precision: 2))") == "0.50")
        #expect(text("\(false, format: .answer)") == "no")
        #expect(text("[\(name, align: .right(columns: 5))]") == "[  Ada]")
        #expect(text("[\(name, align: .left(columns: 5))]") == "[Ada  ]")
        #expect(text("\(URL(filePath: "/a"))") == "file:///a")
        #expect(text("\(CocoaError(.fileNoSuchFile))").contains("CocoaError"))
    }

    @Test func `hides what is private`() {
        let name = "Ada"
        #expect(text("\(name, privacy: .public)") == "Ada")
        #expect(text("\(name, privacy: .private)") == "<private>")
        let first = text("\(name, privacy: .private(mask: .hash))")
        #expect(first == text("\("Ada", privacy: .sensitive(mask: .hash))"))
        #expect(first != text("\("Bob", privacy: .private(mask: .hash))"))
    }

    @Test func `has one of the log's four levels`() {
        #expect(OSLogType.debug.pluginLevel == WIDGET_LOG_DEBUG)
        #expect(OSLogType.default.pluginLevel == WIDGET_LOG_INFO)
        #expect(OSLogType.warning.pluginLevel == WIDGET_LOG_WARNING)
        #expect(OSLogType.error.pluginLevel == WIDGET_LOG_ERROR)
        #expect(OSLogType.fault.pluginLevel == WIDGET_LOG_ERROR)
    }
}
