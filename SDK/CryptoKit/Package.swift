// swift-tools-version: 6.2
// CryptoKit for the plugins that import it: a package of its own, because others need not build BoringSSL.
import PackageDescription

let package = Package(
    name: "CryptoKit",
    products: [.library(name: "CryptoKit", targets: ["CryptoKit"])],
    dependencies: [.package(url: "https://github.com/apple/swift-crypto", from: "4.5.2")],
    targets: [
        .target(
            name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")])
    ]
)
