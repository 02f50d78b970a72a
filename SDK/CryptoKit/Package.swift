// swift-tools-version: 6.2
// CryptoKit and CommonCrypto for the plugins that import them: a package of its own, because others need not build BoringSSL.
import Foundation
import PackageDescription

/// Whether the tests are here; they are not installed.
let hasTests = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")

let tests: [Target] =
    hasTests ? [.testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto"])] : []

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
    ] + tests
)
