public import Foundation

extension AppStorage {
    private init(plain key: String, _ store: UserDefaults?, default value: Value) {
        self.init(
            key, store, read: { $0.object(forKey: $1) as? Value ?? value },
            write: { $0.set($2, forKey: $1) })
    }

    /// A flag with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool { self.init(plain: key, store, default: wrappedValue) }

    /// An integer with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int { self.init(plain: key, store, default: wrappedValue) }

    /// A number with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double { self.init(plain: key, store, default: wrappedValue) }

    /// A string with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String { self.init(plain: key, store, default: wrappedValue) }

    /// Bytes with their default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data { self.init(plain: key, store, default: wrappedValue) }

    /// A date with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date { self.init(plain: key, store, default: wrappedValue) }

    /// A URL with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == URL {
        self.init(
            key, store, read: { $0.url(forKey: $1) ?? wrappedValue },
            write: { $0.set($2, forKey: $1) })
    }

    /// A value known by an integer, with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store,
            read: {
                ($0.object(forKey: $1) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue
            },
            write: { $0.set($2.rawValue, forKey: $1) })
    }

    /// A value known by a string, with its default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store,
            read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<Stored>(optional key: String, _ store: UserDefaults?)
    where Value == Stored? {
        self.init(
            key, store, read: { $0.object(forKey: $1) as? Stored },
            write: { $0.setOptional($2, forKey: $1) })
    }

    /// A flag that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: key, store)
    }

    /// An integer that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: key, store)
    }

    /// A number that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store)
    }

    /// A string that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store)
    }

    /// Bytes that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(optional: key, store)
    }

    /// A date that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(optional: key, store)
    }

    /// A URL that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store, read: { $0.url(forKey: $1) }, write: { $0.setOptional($2, forKey: $1) })
    }

    /// A value known by a string, which may be missing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key, store, read: { $0.string(forKey: $1).flatMap { R(rawValue: $0) } },
            write: { $0.setOptional($2?.rawValue, forKey: $1) })
    }

    /// A value known by an integer, which may be missing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            key, store, read: { ($0.object(forKey: $1) as? Int).flatMap { R(rawValue: $0) } },
            write: { $0.setOptional($2?.rawValue, forKey: $1) })
    }
}

extension UserDefaults {
    /// Sets a value, or removes it.
    fileprivate func setOptional(_ value: Any?, forKey key: String) {
        if let url = value as? URL {
            set(url, forKey: key)
        } else if let value {
            set(value, forKey: key)
        } else {
            removeObject(forKey: key)
        }
    }
}
