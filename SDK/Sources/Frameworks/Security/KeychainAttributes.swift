/// The class of an item.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// A password.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A password for a place of the Internet.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// A key.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// Whose item it is.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// What it is for.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// What it is called.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// Where on the Internet it is for.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// Which apps may have it.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// When it may be had.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// After the machine was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the machine is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the machine was unlocked once, on this one only.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Whether it goes to other machines.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The secret.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// Whether the secret is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many items are returned.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The keychain that groups share.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
