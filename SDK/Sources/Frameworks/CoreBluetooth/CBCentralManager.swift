public import Dispatch
public import Foundation

/// Whether there is a radio.
public enum CBManagerState: Int, Sendable {
    /// Unknown.
    case unknown
    /// Resetting.
    case resetting
    /// Bluetooth is not supported.
    case unsupported
    /// The app is not authorized.
    case unauthorized
    /// Bluetooth is off.
    case poweredOff
    /// Bluetooth is on.
    case poweredOn
}

/// Whether the app may use the radio.
public enum CBManagerAuthorization: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is restricted.
    case restricted
    /// The user does not want it.
    case denied
    /// Access is always allowed.
    case allowedAlways
}

/// The base class of central and peripheral managers.
open class CBManager: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The state; always unsupported.
    open var state: CBManagerState { .unsupported }
    /// The authorization; always restricted.
    open class var authorization: CBManagerAuthorization { .restricted }
}

/// Scans for peripherals.
///
/// Differs from Apple: plugins have no access to Bluetooth; the delegate is told so, and nothing is
/// found.
open class CBCentralManager: CBManager, @unchecked Sendable {
    // Unchecked: the delegate is set by one thread, as on Apple's platforms.

    /// The delegate.
    open weak var delegate: (any CBCentralManagerDelegate)?

    /// Creates a manager, and soon tells the delegate that Bluetooth is not supported.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
        options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        PluginLog.warnOnce("Plugins have no radio: CBCentralManager finds nothing.")
        (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
    }

    /// Whether a scan is in progress; always `false`.
    open var isScanning: Bool { false }

    /// Starts a scan; it finds nothing.
    open func scanForPeripherals(
        withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
    ) {}

    /// Stops the scan.
    open func stopScan() {}
}

/// The delegate of a central manager.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The radio went on or off, or is known to be none.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}
