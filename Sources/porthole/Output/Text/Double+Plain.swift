import Foundation

extension Double {
    /// The number as a user types it, without separators or needless decimals; infinity as ∞.
    var plainWords: String {
        guard isFinite else { return self < 0 ? "-∞" : "∞" }
        return formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
