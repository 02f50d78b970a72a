import Foundation

extension Double {
    /// The number as it can be typed: no separators, and no fraction where it has none; the end of a range
    /// without one as ∞.
    var plainWords: String {
        guard isFinite else { return self < 0 ? "-∞" : "∞" }
        return formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
