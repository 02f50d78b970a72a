public import Foundation
import Synchronization

/// The pasteboard of AppKit.
///
/// Differs from Apple: it stays in the plugin's process; the system's is not touched.
public final class NSPasteboard: NSObject, Sendable {
    /// A type of pasteboard content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The type's identifier.
        public let rawValue: String

        /// The type of an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A text.
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// A URL.
        public static let URL = PasteboardType(rawValue: "public.url")
        /// A file URL.
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
        /// PNG data.
        public static let png = PasteboardType(rawValue: "public.png")
        /// TIFF data.
        public static let tiff = PasteboardType(rawValue: "public.tiff")
        /// HTML.
        public static let html = PasteboardType(rawValue: "public.html")
    }

    /// The shared instance.
    public static let general = NSPasteboard()

    private let content = Mutex<(count: Int, items: [PasteboardType: Data])>((0, [:]))

    /// The number of times the pasteboard was cleared.
    public var changeCount: Int { content.withLock(\.count) }
    /// The kinds of content there are.
    public var types: [PasteboardType]? { content.withLock { Array($0.items.keys) } }

    /// Clears the pasteboard.
    @discardableResult
    public func clearContents() -> Int {
        content.withLock { content in
            content.count += 1
            content.items = [:]
            return content.count
        }
    }

    /// Empties it for content of some kinds; no effect here: the owner.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        clearContents()
    }

    /// Adds content of a kind.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        content.withLock { $0.items[dataType] = data }
        return true
    }

    /// Adds a string.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Returns the data of a type, or `nil`.
    public func data(forType dataType: PasteboardType) -> Data? {
        content.withLock { $0.items[dataType] }
    }

    /// Returns the string of a type, or `nil`.
    public func string(forType dataType: PasteboardType) -> String? {
        data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
    }
}
