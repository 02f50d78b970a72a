import AppIntents
import Intents
import Synchronization

/// The configuration intents of the plugin's widgets and controls, by kind.
enum PlacedKinds {
    /// A user's configuration of a widget or control.
    enum Configuration: @unchecked Sendable {
        // Unchecked: the intent was created for this value and does not change.
        case none
        case app(any AppIntent)
        case siri(INIntent)
    }

    private typealias Maker = @Sendable ([String: _StoredValue]) async -> Configuration

    private static let makers = Mutex<[String: Maker]>([:])

    /// Registers the intent that configures a kind.
    static func add(_ kind: String, configuredBy type: any AppIntent.Type) {
        makers.withLock {
            $0[kind] = { .app(await type.configured(with: $0) { _, _ in }) }
        }
    }

    /// Registers the SiriKit intent that configures a kind.
    static func add(_ kind: String, configuredBy type: INIntent.Type) {
        makers.withLock { $0[kind] = { .siri(await type.configured(with: $0)) } }
    }

    /// Returns the user's configuration of an instance.
    static func configuration(of instance: HostCenter.Instance) async -> Configuration {
        guard let maker = makers.withLock({ $0[instance.kind] }) else { return .none }
        return await maker(instance.arguments)
    }
}
