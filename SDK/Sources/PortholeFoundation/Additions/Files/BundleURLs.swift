public import Foundation

extension Bundle {
    /// Returns the URLs of all files with an extension in a folder of the bundle; `nil` if the
    /// folder is missing.
    ///
    /// Foundation for Linux returns `NSURL`s; the compiler prefers this overload if the extension
    /// is a nonoptional string.
    public func urls(forResourcesWithExtension ext: String, subdirectory: String?) -> [URL]? {
        let anyExtension: String? = ext
        return urls(forResourcesWithExtension: anyExtension, subdirectory: subdirectory)?
            .map { $0 as URL }
    }
}
