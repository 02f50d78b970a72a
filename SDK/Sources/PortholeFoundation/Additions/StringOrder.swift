public import Foundation

extension SortComparator where Self == String.Comparator {
    /// As lists of files are sorted: without regard to case, numbers by what they count.
    public static var localizedStandard: String.Comparator {
        String.Comparator(
            options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    }
}

extension String.StandardComparator {
    /// As lists of files are sorted.
    ///
    /// Differs from Apple: by the letters' codes, as all sort descriptors of Foundation on Linux sort texts.
    public static var localizedStandard: Self { .lexical }

    /// As dictionaries are sorted.
    ///
    /// Differs from Apple: by the letters' codes, as all sort descriptors of Foundation on Linux sort texts.
    public static var localized: Self { .lexical }
}
