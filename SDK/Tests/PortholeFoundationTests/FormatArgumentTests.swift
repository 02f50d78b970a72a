import Foundation
import PortholeFoundation
import Testing

@Suite("Objects and dates")
struct FormatArgumentTests {
    @Test func `are printed by formats and taken by predicates`() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(
            String(format: "%@ %@ %d", date as CVarArg, NSNumber(value: 2), 3)
                == "1970-01-01 00:00:00 +0000 2 3")
        _ = NSPredicate(format: "date > %@ AND name IN %@", date as NSDate, ["a"] as CVarArg)
    }
}
