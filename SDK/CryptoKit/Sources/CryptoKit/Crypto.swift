// CryptoKit's own interface, in the implementation that its makers publish for Linux.
@_exported import Crypto
