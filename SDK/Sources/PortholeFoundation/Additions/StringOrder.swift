public import Foundation

extension SortComparator where Self == String.Comparator {
    /// Compares strings as file lists do: ignores case and compares digits by their numeric value.
    public static var localizedStandard: String.Comparator {
        String.Comparator(
            options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    }
}

extension String.StandardComparator {
    /// Compares strings as file lists do.
    ///
    /// Differs from Apple: compares character codes, as all sort descriptors of Foundation on Linux
    /// do.
    public static var localizedStandard: Self { .lexical }

    /// Compares strings by the rules of the locale.
    ///
    /// Differs from Apple: compares character codes, as all sort descriptors of Foundation on Linux
    /// do.
    public static var localized: Self { .lexical }
}
