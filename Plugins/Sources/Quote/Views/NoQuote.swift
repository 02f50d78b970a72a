import SwiftUI

/// The content until the first quotation is loaded.
struct NoQuote: View {
    let problem: String?

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "quote.bubble")
                .font(.title2)
                .foregroundStyle(.secondary)
            Text("No quotation yet")
                .font(.headline)
            if let problem {
                Text(problem)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(4)
                    .minimumScaleFactor(0.8)
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
