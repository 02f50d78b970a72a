public import Dispatch
public import Foundation

/// Whether there is a radio.
public enum CBManagerState: Int, Sendable {
    /// Not known yet.
    case unknown
    /// It begins anew.
    case resetting
    /// There is none.
    case unsupported
    /// The app may not.
    case unauthorized
    /// It is off.
    case poweredOff
    /// It is on.
    case poweredOn
}

/// Whether the app may use the radio.
public enum CBManagerAuthorization: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// It may not, whoever asks.
    case restricted
    /// The user does not want it.
    case denied
    /// It may.
    case allowedAlways
}

/// What looks for things and what is looked for.
open class CBManager: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether there is a radio: there is none.
    open var state: CBManagerState { .unsupported }
    /// Whether the app may use it: it may not.
    open class var authorization: CBManagerAuthorization { .restricted }
}

/// Looks for things.
///
/// Differs from Apple: a plugin has no radio; the delegate is told so, and nothing is found.
open class CBCentralManager: CBManager, @unchecked Sendable {
    // Unchecked: the delegate is set by one thread, as on Apple's platforms.

    /// Who hears of what is found.
    open weak var delegate: (any CBCentralManagerDelegate)?

    /// Looks for things, and tells the delegate soon that there is no radio.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
        options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        PluginLog.warnOnce("Plugins have no radio: CBCentralManager finds nothing.")
        (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
    }

    /// Whether it looks: it does not.
    open var isScanning: Bool { false }

    /// Begins to look: finds nothing.
    open func scanForPeripherals(
        withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
    ) {}

    /// Ends to look.
    open func stopScan() {}
}

/// Hears whether there is a radio.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The radio went on or off, or is known to be none.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}
