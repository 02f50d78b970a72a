/// An alert about new content of an activity.
public struct AlertConfiguration: Sendable {
    /// The sound of an alert.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?

        /// The default sound of the system.
        public static let `default` = AlertSound(name: nil)

        /// A sound from the resources of the plugin.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    /// The alert's title.
    public let title: LocalizedStringResource
    /// The alert's text.
    public let body: LocalizedStringResource
    /// The alert's sound.
    public let sound: AlertSound

    /// Creates an alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
