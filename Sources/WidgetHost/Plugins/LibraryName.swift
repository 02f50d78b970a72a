package import Foundation

/// The names of shared libraries.
package enum LibraryName {
    /// The name of the target that a library is built from: `Clock` for `…/libClock.so`.
    package static func target(of library: URL) -> String {
        let name = library.deletingPathExtension().lastPathComponent
        return name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    }
}
