public import Foundation

extension URL {
    /// Writes the parts of an address that one wants to see.
    public struct FormatStyle: Foundation.FormatStyle {
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            /// Such as `https`.
            case scheme
            /// Who asks.
            case user
            /// With which password.
            case password
            /// Whom one asks.
            case host
            /// At which port.
            case port
            /// For what.
            case path
            /// For which of it.
            case query
            /// For which place in it.
            case fragment
        }

        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        /// Makes a style: as it stands, it writes scheme, host and path, and the port of other schemes than
        /// `http` and `https`.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily,
            path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
                .query: query, .fragment: fragment,
            ]
            hostOption = host
        }

        /// Writes an address.
        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func shown(_ component: Component) -> String? {
                guard let text = component.text(in: parts), !text.isEmpty,
                    options[component, default: .always].shows(component, of: parts)
                else { return nil }
                return text
            }
            let user = shown(.user).map { $0 + (shown(.password).map { ":" + $0 } ?? "") }
            let host = hostOption.host(of: parts)
            return [
                shown(.scheme).map { $0 + (parts.host == nil ? ":" : "://") },
                host == nil ? nil : user.map { $0 + "@" }, host,
                host == nil ? nil : shown(.port).map { ":" + $0 },
                shown(.path), shown(.query).map { "?" + $0 }, shown(.fragment).map { "#" + $0 },
            ].compactMap(\.self).joined()
        }

        /// The same style with another option for the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.scheme, strategy)
        }

        /// The same style with another option for the user.
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.user, strategy)
        }

        /// The same style with another option for the password.
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.password, strategy)
        }

        /// The same style with another option for the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.hostOption = strategy
            return style
        }

        /// The same style with another option for the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.port, strategy)
        }

        /// The same style with another option for the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.path, strategy)
        }

        /// The same style with another option for the query.
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.query, strategy)
        }

        /// The same style with another option for the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.fragment, strategy)
        }

        /// The same style: it is that of every locale.
        public func locale(_ locale: Locale) -> Self { self }

        private func setting(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }
    }

    /// Writes scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Writes the address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
    where F.FormatInput == URL { format.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// Writes addresses: scheme, host and path.
    public static var url: Self { .init() }
}

extension URL.FormatStyle.Component {
    /// The part of an address.
    fileprivate func text(in parts: URLComponents) -> String? {
        switch self {
        case .scheme: parts.scheme
        case .user: parts.user
        case .password: parts.password
        case .host: parts.host
        case .port: parts.port.map(String.init)
        case .path: parts.path
        case .query: parts.query
        case .fragment: parts.fragment
        }
    }
}

extension URL.FormatStyle {
    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        /// Which values of which part decide; none: all do.
        fileprivate struct Condition: Codable, Hashable, Sendable {
            let component: Component
            let values: Set<String>

            func holds(for parts: URLComponents) -> Bool {
                component.text(in: parts).map(values.contains) ?? false
            }
        }

        private enum Rule: Codable, Hashable, Sendable {
            case always, never, omitIfHTTPFamily
            case when(Condition, isShown: Bool)
        }

        private let rule: Rule

        /// Always.
        public static let always = Self(rule: .always)
        /// Never.
        public static let never = Self(rule: .never)
        /// Unless the scheme is `http` or `https`.
        public static let omitIfHTTPFamily = Self(rule: .omitIfHTTPFamily)

        /// Where a part has one of some values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        {
            Self(rule: .when(Condition(component: component, values: requirements), isShown: true))
        }

        /// Unless a part has one of some values.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        {
            Self(rule: .when(Condition(component: component, values: requirements), isShown: false))
        }

        fileprivate func shows(_ component: Component, of parts: URLComponents) -> Bool {
            switch rule {
            case .always: return true
            case .never: return false
            case .omitIfHTTPFamily: return !["http", "https"].contains(parts.scheme?.lowercased())
            case .when(let condition, let isShown): return condition.holds(for: parts) == isShown
            }
        }
    }

    /// When a host is written, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
        private var option = ComponentDisplayOption.always
        private var subdomains: Set<String>?
        private var isDeep = false
        private var condition: ComponentDisplayOption?

        /// Always.
        public static let always = Self()
        /// Never.
        public static let never = Self(option: .never)

        /// Without its first word where that is one of some, such as `www`, or any where none is named.
        ///
        /// With `includeMultiLevelSubdomains` the same is done to the word that is first then, and so on; two words stay.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [],
            includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self { Self(subdomains: subdomainsToOmit, isDeep: omitMultiLevelSubdomains) }

        /// The same where a part has one of some values, otherwise all of the host.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [],
            includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            Self(
                subdomains: subdomainsToOmit, isDeep: omitMultiLevelSubdomains,
                condition: .displayWhen(component, matches: requirements))
        }

        /// Where a part has one of some values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        { Self(option: .displayWhen(component, matches: requirements)) }

        /// Unless a part has one of some values.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        { Self(option: .omitWhen(component, matches: requirements)) }

        /// Unless the scheme is `http` or `https`.
        public static let omitIfHTTPFamily = Self(option: .omitIfHTTPFamily)

        fileprivate func host(of parts: URLComponents) -> String? {
            guard let host = parts.host, !host.isEmpty, option.shows(.host, of: parts) else {
                return nil
            }
            guard let subdomains, condition?.shows(.host, of: parts) ?? true else { return host }
            var words = host.split(separator: ".")
            while words.count > 2, subdomains.isEmpty || subdomains.contains(String(words[0])) {
                words.removeFirst()
                if !isDeep { break }
            }
            return words.joined(separator: ".")
        }
    }
}
