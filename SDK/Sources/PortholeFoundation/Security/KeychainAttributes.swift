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
/// A certificate.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// A key and its certificate.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
/// What kind of item it is, in words.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// What the user says of it.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// Who made it, in four letters.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// Which kind it is, in four letters.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// What the app wants to know of it.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// When it was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// Whether it is shown.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// Whether it stands for none.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The part of the place.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// How the place is talked to.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// How the user says who they are.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The door of the place.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// Where in the place.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// By HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// By HTTPS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// As usual.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// By HTTP, in the open.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// By HTTP, hidden.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Who may have it.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// Always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, on this machine only.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While the machine is unlocked, on this one only.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// While the machine has a secret, on this one only.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Whether it goes to other machines or not.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The item itself.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The item, by a name that lasts.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the item itself is returned.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// Whether a name that lasts is returned.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// Whether letters' case counts.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Who says that the user is who they say.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user may be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// They may not: it fails.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// They may not: it is left out.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// They may.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// What the user is asked.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
