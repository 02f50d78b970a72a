import AppIntents
import Intents
import Synchronization

/// The intents that configure the plugin's widgets and controls, by their kinds.
enum PlacedKinds {
    /// What a user has set of a widget or a control.
    enum Configuration: @unchecked Sendable {
        // Unchecked: the intent was made for this value and is not changed.
        case none
        case app(any AppIntent)
        case siri(INIntent)
    }

    private typealias Maker = @Sendable ([String: _StoredValue]) async -> Configuration

    private static let makers = Mutex<[String: Maker]>([:])

    /// Remembers that an intent configures a kind.
    static func add(_ kind: String, configuredBy type: any AppIntent.Type) {
        makers.withLock {
            $0[kind] = { .app(await type.configured(with: $0) { _, _ in }) }
        }
    }

    /// Remembers that a SiriKit intent configures a kind.
    static func add(_ kind: String, configuredBy type: INIntent.Type) {
        makers.withLock { $0[kind] = { .siri(await type.configured(with: $0)) } }
    }

    /// What a user has set of an instance.
    static func configuration(of instance: HostCenter.Instance) async -> Configuration {
        guard let maker = makers.withLock({ $0[instance.kind] }) else { return .none }
        return await maker(instance.arguments)
    }
}
