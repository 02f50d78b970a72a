public import Foundation

extension LocalizedStringResource {
    /// How a resource names the bundle whose tables are searched.
    public enum BundleDescription: Sendable {
        /// The plugin's own.
        case main
        /// The one that has a class.
        case forClass(AnyClass)
        /// The one at a place.
        case atURL(URL)

        var resolved: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    /// Whether both name the same bundle.
    public static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.main, .main): true
        case (.forClass(let first), .forClass(let second)): first == second
        case (.atURL(let first), .atURL(let second)): first == second
        default: false
        }
    }

    /// Adds what tells the bundle from others.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: break
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

extension LocalizedStringResource.BundleDescription: Codable {
    /// Reads the bundle's place; none means the plugin's own.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    /// Writes the bundle's place, because a class means nothing in another process.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if self == .main {
            try container.encodeNil()
        } else {
            try container.encode(resolved.bundleURL)
        }
    }
}
