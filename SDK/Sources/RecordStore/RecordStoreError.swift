package import Foundation

/// Why a store cannot be read or written.
package enum RecordStoreError: Error, Equatable, Sendable {
    /// SQLite's library cannot be loaded, with the loader's reason.
    case libraryMissing(String)
    /// The file is another program's database, or no database.
    case foreignFile(URL)
    /// The file was written by a newer version of this library.
    case newerFormat(URL, version: Int64)
    /// SQLite refused a statement, with its result code and message.
    case refused(URL, code: Int32, message: String)
}

extension RecordStoreError: LocalizedError, CustomStringConvertible {
    package var description: String {
        switch self {
        case .libraryMissing(let reason):
            "SQLite cannot be loaded (\(reason)): install Debian's libsqlite3-0."
        case .foreignFile(let url):
            "'\(url.path)' is not one of Porthole's stores: name another file, or move it away."
        case .newerFormat(let url, let version):
            "'\(url.path)' has format \(version), which a newer version of Porthole's SDK wrote: "
                + "build the plugin with that version."
        case .refused(let url, let code, let message):
            "'\(url.path)' cannot be used: \(message) (SQLite \(code))."
        }
    }

    package var errorDescription: String? { description }
}
