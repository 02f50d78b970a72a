// swift-format-ignore-file
import CoreSpotlight
import LocalAuthentication
import NetworkExtension
import SwiftUI
import simd

// Screens of the app that share a file's target with its widgets.

struct SettingsView: View {
    private let title: LocalizedStringResource = "Garden"
    @State private var name = ""
    @State private var beds = 2
    @State private var sown = Date()
    @State private var isAsking = false

    var body: some View {
        TabView {
            Tab(title, systemImage: "leaf") { form }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { EmptyView() }
        }
    }

    private var form: some View {
        Form {
            TextField(title, text: $name, prompt: Text("Name"), axis: .vertical)
            TextField("Beds", value: $beds, format: .number)
            SecureField(name, text: $name)
            Stepper(title, value: $beds, in: 1...9)
            DatePicker(title, selection: $sown, in: ...Date(), displayedComponents: [.date])
            Menu(title) { Button("Delete", role: .destructive) { isAsking = true } }
            NavigationLink(name) { Text(title) }
            NavigationLink(title, value: beds)
            ColorPicker(name, selection: .constant(.leaf))
            ShareLink("Share", item: name)
        }
        .navigationTitle(title)
        .badge(title)
        .help(title)
        .searchable(text: $name, prompt: title)
        .alert(title, isPresented: $isAsking) { Button("OK") {} } message: { Text(name) }
        .confirmationDialog(title, isPresented: $isAsking) { Button("OK") {} }
        .accessibilityAction(named: title) {}
        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
    }
}

enum Tools {
    static func unlock() async -> Bool {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return false }
        return (try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")) ?? false
    }

    static func index(_ plants: [String]) {
        let items = plants.map { name -> CSSearchableItem in
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.title = name
            return CSSearchableItem(uniqueIdentifier: name, domainIdentifier: "plants", attributeSet: attributes)
        }
        CSSearchableIndex.default().indexSearchableItems(items) { error in
            if let error = error { print(error.localizedDescription) }
        }
    }

    static func isTunnelUp(_ done: @escaping (Bool) -> Void) {
        NETunnelProviderManager.loadAllFromPreferences { managers, _ in
            let status = managers?.first?.connection.status ?? .invalid
            done(status == .connected)
        }
    }

    static func spread(_ a: SIMD2<Double>, _ b: simd_double2) -> Double { simd_distance(a, b) }
}
