public import Foundation

extension URL {
    /// Formats the chosen components of a URL.
    public struct FormatStyle: Foundation.FormatStyle {
        /// A component of a URL.
        public enum Component: Int, Codable, Hashable, Sendable {
            /// The scheme, such as `https`.
            case scheme
            /// The user name.
            case user
            /// The password.
            case password
            /// The host.
            case host
            /// The port.
            case port
            /// The path.
            case path
            /// The query.
            case query
            /// The fragment.
            case fragment
        }

        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        /// Creates a style; by default it writes scheme, host and path, and the port unless the
        /// scheme is `http` or `https`.
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

        /// Formats a URL.
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

        /// Returns the style with another option for the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.scheme, strategy)
        }

        /// Returns the style with another option for the user.
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.user, strategy)
        }

        /// Returns the style with another option for the password.
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.password, strategy)
        }

        /// Returns the style with another option for the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.hostOption = strategy
            return style
        }

        /// Returns the style with another option for the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.port, strategy)
        }

        /// Returns the style with another option for the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.path, strategy)
        }

        /// Returns the style with another option for the query.
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.query, strategy)
        }

        /// Returns the style with another option for the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
            setting(.fragment, strategy)
        }

        /// Returns the style unchanged, because it does not depend on the locale.
        public func locale(_ locale: Locale) -> Self { self }

        private func setting(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }
    }

    /// Formats the URL as scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Formats the URL in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
    where F.FormatInput == URL { format.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// Formats URLs as scheme, host and path.
    public static var url: Self { .init() }
}

extension URL.FormatStyle.Component {
    /// Returns the component's text.
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
    /// When a component is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        /// The component and the values that decide; without values, any value counts.
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

        /// Always shows the component.
        public static let always = Self(rule: .always)
        /// Never shows the component.
        public static let never = Self(rule: .never)
        /// Omits the component if the scheme is `http` or `https`.
        public static let omitIfHTTPFamily = Self(rule: .omitIfHTTPFamily)

        /// Shows the component if another component has one of some values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        {
            Self(rule: .when(Condition(component: component, values: requirements), isShown: true))
        }

        /// Omits the component if another component has one of some values.
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

    /// When the host is shown, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
        private var option = ComponentDisplayOption.always
        private var subdomains: Set<String>?
        private var isDeep = false
        private var condition: ComponentDisplayOption?

        /// Always shows the component.
        public static let always = Self()
        /// Never shows the component.
        public static let never = Self(option: .never)

        /// Omits the first label of the host if it is one of some, such as `www`, or any label if
        /// none is named.
        ///
        /// With `includeMultiLevelSubdomains` this repeats for the labels that follow; the last two
        /// always remain.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [],
            includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self { Self(subdomains: subdomainsToOmit, isDeep: omitMultiLevelSubdomains) }

        /// Omits subdomains if a component has one of some values, and shows the whole host
        /// otherwise.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [],
            includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            Self(
                subdomains: subdomainsToOmit, isDeep: omitMultiLevelSubdomains,
                condition: .displayWhen(component, matches: requirements))
        }

        /// Shows the component if another component has one of some values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        { Self(option: .displayWhen(component, matches: requirements)) }

        /// Omits the component if another component has one of some values.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>)
            -> Self
        { Self(option: .omitWhen(component, matches: requirements)) }

        /// Omits the component if the scheme is `http` or `https`.
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
