import SwiftUI
import WidgetKit

struct CharacterDetailView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CharacterDetailEntry

    var body: some View {
        content
            .containerBackground(for: .widget) { Backdrop(banner: entry.hero.banner) }
            .widgetURL(URL(string: "mygame://character/\(entry.hero.id)"))
    }

    @ViewBuilder private var content: some View {
        if family == .systemMedium {
            HStack(spacing: 16) {
                Badge(banner: entry.hero.banner, avatar: entry.hero.avatar, size: 84)
                VStack(alignment: .leading, spacing: 4) {
                    name
                    HStack(spacing: 12) {
                        trait("bolt.fill", "Attack", entry.hero.attack)
                        trait("shield.fill", "Defence", entry.hero.defence)
                    }
                    Spacer(minLength: 0)
                    HealthView(entry: entry)
                }
            }
        } else {
            VStack(alignment: .leading, spacing: 4) {
                Badge(banner: entry.hero.banner, avatar: entry.hero.avatar, size: 44)
                Spacer(minLength: 0)
                name
                HealthView(entry: entry)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var name: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(entry.hero.name)
                .font(.headline)
            Text("\(entry.hero.calling), level \(entry.hero.level)")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
    }

    private func trait(_ symbol: String, _ name: String, _ value: Int) -> some View {
        HStack(spacing: 3) {
            Image(systemName: symbol)
                .foregroundStyle(entry.hero.banner.color)
            Text("\(name) \(value)")
                .monospacedDigit()
        }
        .font(.caption)
        .lineLimit(1)
    }
}
