public import Foundation

// Differs from Apple: every request fails, because there is no library and no catalogue; the log
// says so once.

/// Searches the catalogue for words.
public struct MusicCatalogSearchRequest: Sendable {
    /// What was found.
    public struct Response: Sendable {
        /// Songs.
        public let songs: MusicItemCollection<Song>
        /// Albums.
        public let albums: MusicItemCollection<Album>
        /// Artists.
        public let artists: MusicItemCollection<Artist>
        /// Lists.
        public let playlists: MusicItemCollection<Playlist>
    }

    /// The words.
    public let term: String
    /// How many of each kind at most.
    public var limit: Int?
    /// The number of results to skip at the beginning.
    public var offset: Int?

    /// Searches for words in kinds of things.
    public init(term: String, types: [any MusicLibraryRequestable.Type]) { self.term = term }

    /// Fails.
    public func response() async throws -> Response { throw MusicUnavailable.error() }
}

/// What was found of one kind.
public struct MusicItemsResponse<MusicItemType: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<MusicItemType>
}

/// Asks the catalogue for things by their numbers.
public struct MusicCatalogResourceRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The maximum number of results.
    public var limit: Int?

    /// Asks for the thing of a value.
    public init<Value: Sendable>(
        matching keyPath: KeyPath<MusicItemType, Value> & Sendable, equalTo value: Value
    ) {}

    /// Asks for the things of values.
    public init<Value: Sendable>(
        matching keyPath: KeyPath<MusicItemType, Value> & Sendable, memberOf values: [Value]
    ) {}

    /// Fails.
    public func response() async throws -> MusicItemsResponse<MusicItemType> {
        throw MusicUnavailable.error()
    }
}

/// Asks the user's library.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The maximum number of results.
    public var limit = 0
    /// The number of results to skip at the beginning.
    public var offset = 0

    /// Asks for all.
    public init() {}

    /// Takes only things of a value.
    public mutating func filter<Value: Sendable>(
        matching keyPath: KeyPath<MusicItemType, Value> & Sendable, equalTo value: Value
    ) {}

    /// Takes only things that words are found in.
    public mutating func filter(text: String) {}

    /// Orders by a value.
    public mutating func sort<Value: Sendable>(
        by keyPath: KeyPath<MusicItemType, Value> & Sendable, ascending: Bool
    ) {}

    /// Fails.
    public func response() async throws -> MusicItemsResponse<MusicItemType> {
        throw MusicUnavailable.error()
    }
}

/// Asks for what the user heard last.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
    /// The maximum number of results.
    public var limit: Int?

    /// Asks for all.
    public init() {}

    /// Fails.
    public func response() async throws -> MusicItemsResponse<MusicItemType> {
        throw MusicUnavailable.error()
    }
}

/// Asks an address of the catalogue.
public struct MusicDataRequest: Sendable {
    /// What was answered.
    public struct Response: Sendable {
        /// The answer's bytes.
        public let data: Data
    }

    /// Asks an address.
    public init(urlRequest: URLRequest) {}

    /// Fails.
    public func response() async throws -> Response { throw MusicUnavailable.error() }
}
