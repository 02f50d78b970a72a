// Unsafe but sound: each value is an immutable string; Foundation for Linux declares NSString
// explicitly not Sendable.

/// The key for the class of an item.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// The class of generic passwords.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// The class of internet passwords.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// The class of cryptographic keys.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// The key for the account of an item.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The key for the service of an item.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key for the label of an item.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key for the server of an internet password.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key for the access group of an item.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key for when an item is accessible.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// Accessible after the device was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Accessible while the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Accessible after the device was unlocked once; not migrated to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The key for whether an item is synchronized with other devices.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The key for the secret data of an item.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key for whether the secret data is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key for whether the attributes are returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key for the maximum number of results.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// Returns one item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Returns all items.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key for whether the data protection keychain is used.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The class of certificates.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// The class of identities: a private key with its certificate.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
/// The key for the description of an item.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key for the user's comment on an item.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key for the creator of an item, a four-character code.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The key for the type of an item, a four-character code.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// The key for custom data of an item.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The key for the creation date of an item.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key for the modification date of an item.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key for whether an item is hidden from the user.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The key for whether an item marks the absence of a password.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The key for the security domain of an internet password.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key for the protocol of an internet password.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key for the authentication type of an internet password.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key for the port of an internet password.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key for the path of an internet password.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The default authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// HTTP Basic authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP Digest authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The key for the access control of an item.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// Always accessible.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always accessible; not migrated to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Accessible while the device is unlocked; not migrated to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Accessible while the device is unlocked and has a passcode; not migrated to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Matches both synchronized items and others.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key for a reference to an item.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The key for a persistent reference to an item.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key for whether a reference is returned.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key for whether a persistent reference is returned.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key for whether matching ignores case.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key for the authentication context.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key for whether the user may be asked to authenticate.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may not be asked; items that require it fail.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The user may not be asked; items that require it are skipped.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The user may be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The key for the prompt shown to the user.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
