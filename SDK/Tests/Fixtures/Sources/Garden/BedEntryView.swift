// swift-format-ignore-file
import SwiftUI
import WidgetKit

// Comes before the file of its provider, whose functions name Entry.
struct BedEntryView: View {
    var entry: BedProvider.Entry
    @State private var seedlings: [String] = []

    var body: some View {
        GeometryReader { _ in
            Text("Beds: \(seedlings.joined(separator: " and "))")
                .onAppear { seedlings = entry.rows.map { $0.capitalized } }
        }
        .containerBackground(.green.gradient, for: .widget)
    }
}
