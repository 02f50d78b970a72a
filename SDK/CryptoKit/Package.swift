// swift-tools-version: 6.2
// CryptoKit and CommonCrypto for the plugins that import them: a package of its own, because others need not build BoringSSL.
import PackageDescription

let package = Package(
    name: "CryptoKit",
    products: [.library(name: "CryptoKit", targets: ["CommonCrypto", "CryptoKit"])],
    dependencies: [.package(url: "https://github.com/apple/swift-crypto", from: "4.5.2")],
    targets: [
        .target(
            name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        .target(
            name: "CommonCrypto",
            dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        .testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto"]),
    ]
)
