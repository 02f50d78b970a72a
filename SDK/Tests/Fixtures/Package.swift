// swift-tools-version: 6.2
// Plugins that tests build as a stranger would, and load.
import PackageDescription

let names = ["Completions", "Mainless", "Threads"]

let package = Package(
    name: "Fixtures",
    products: names.map { .library(name: $0, type: .dynamic, targets: [$0]) },
    dependencies: [.package(name: "SDK", path: "../..")],
    targets: names.map {
        .target(name: $0, dependencies: [.product(name: "PortholeSDK", package: "SDK")])
    }
)
