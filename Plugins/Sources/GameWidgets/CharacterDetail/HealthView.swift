import SwiftUI

/// The hero's health, and when it will be full again.
struct HealthView: View {
    let entry: CharacterDetailEntry

    private var hero: Hero { entry.hero }

    private var gradient: LinearGradient {
        LinearGradient(
            colors: hero.health < 0.5 ? [.red, .orange] : [.green, .mint],
            startPoint: .leading, endPoint: .trailing)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Meter(fraction: hero.health, fill: gradient, height: 8)
                .accessibilityLabel("Health")
                .accessibilityIdentifier("health")
            HStack(spacing: 3) {
                Image(systemName: "heart.fill")
                    .foregroundStyle(.red)
                Text("\(Int((hero.health * 100).rounded()))%")
                    .fontWeight(.semibold)
                    .monospacedDigit()
                Spacer(minLength: 4)
                if let restEnds = entry.restEnds {
                    Text(restEnds, style: .relative)
                        .foregroundStyle(.secondary)
                        .multilineTextAlignment(.trailing)
                }
            }
            .font(.caption)
            .lineLimit(1)
        }
    }
}
