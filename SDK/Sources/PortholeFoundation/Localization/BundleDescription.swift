public import Foundation

extension LocalizedStringResource {
    /// The bundle whose tables a resource uses.
    public enum BundleDescription: Sendable {
        /// The plugin's own bundle.
        case main
        /// The bundle that contains a class.
        case forClass(AnyClass)
        /// The bundle at a URL.
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
    /// Whether both describe the same bundle.
    public static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.main, .main): true
        case (.forClass(let first), .forClass(let second)): first == second
        case (.atURL(let first), .atURL(let second)): first == second
        default: false
        }
    }

    /// Hashes the identity of the bundle.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: break
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

extension LocalizedStringResource.BundleDescription: Codable {
    /// Decodes the URL of the bundle; no URL means the plugin's own.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    /// Encodes the URL of the bundle, because a class has no meaning in another process.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if self == .main {
            try container.encodeNil()
        } else {
            try container.encode(resolved.bundleURL)
        }
    }
}
