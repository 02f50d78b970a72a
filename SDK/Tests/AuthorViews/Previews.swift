import SwiftUI

extension EnvironmentValues {
    @Entry var accent: Color = .orange
    @Entry var nickname: String?
    /// As deep as `{ 1 = 2 }` says; the last var of it counts.
    @Entry var depth = 3  // floors = depth
    @Entry var onPress: (Int) -> Void = { _ in }
}

extension Transaction {
    @Entry package var isLoud = false
}

extension FocusedValues {
    @Entry var document: Binding<String>?
}

/// Shows what the environment's entries hold.
package struct EntriesView: View {
    @Environment(\.nickname) private var nickname
    @Environment(\.depth) private var depth

    package init() {}

    package var body: some View {
        VStack {
            Text(verbatim: nickname ?? "nobody")
            Text(verbatim: "\(depth)")
            Inner().environment(\.nickname, "Ada").environment(\.depth, 4)
        }
    }

    private struct Inner: View {
        @Environment(\.nickname) private var nickname
        @Environment(\.depth) private var depth

        var body: some View { Text(verbatim: "\(nickname ?? "nobody") \(depth)") }
    }
}

#Preview("Entries") { EntriesView() }

#Preview("A small one", traits: .fixedLayout(width: 100, height: 50)) {
    @Previewable @State var isOn = true
    Toggle("Sound", isOn: $isOn)
}

private struct EntriesPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            EntriesView().previewDisplayName("First")
            ForEach(1..<3) { Text("\($0)") }
            if #available(iOS 16, *) { Text("New").previewDisplayName("Sixteen") }
        }
        .previewLayout(.fixed(width: 30, height: 20))
    }
}

#Preview("Snug", traits: .sizeThatFitsLayout) { Text("Snug") }
