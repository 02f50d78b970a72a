/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a place of the Internet.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"
/// Whose item it is.
public let kSecAttrAccount: CFString = "acct"
/// What it is for.
public let kSecAttrService: CFString = "svce"
/// What it is called.
public let kSecAttrLabel: CFString = "labl"
/// Where on the Internet it is for.
public let kSecAttrServer: CFString = "srvr"
/// Which apps may have it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When it may be had.
public let kSecAttrAccessible: CFString = "pdmn"
/// After the machine was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the machine is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the machine was unlocked once, on this one only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Whether it goes to other machines.
public let kSecAttrSynchronizable: CFString = "sync"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// Whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many items are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The keychain that groups share.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
