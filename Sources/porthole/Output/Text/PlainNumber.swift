import Foundation

extension Double {
    /// The number as it can be typed: no separators, and no fraction where it has none.
    var plainWords: String {
        formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
