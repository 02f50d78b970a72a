// swift-format-ignore-file
import SwiftUI
import WidgetKit

protocol GameView: View {
    init(entry: SimpleEntry)
}

/// One configuration for every game.
private func game<V: GameView>(_ kind: String, _ name: LocalizedStringKey, _: V.Type) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: SimpleProvider()) { V(entry: $0) }
        .configurationDisplayName(name)
        .supportedFamilies([.systemSmall])
}

struct Tile<Content>: View where Content: View {
    var color: Color
    var content: Content

    init(_ color: Color, @ViewBuilder content: () -> Content) {
        self.color = color
        self.content = content()
    }

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(for: .widget) {
                LinearGradient(colors: [color, color.opacity(0.6)], startPoint: .topLeading, endPoint: .bottomTrailing)
            }
            .foregroundColor(.white)
    }
}

struct ScoreView: GameView {
    let entry: SimpleEntry

    var body: some View {
        Tile(.blue) {
            HStack {
                team("HOM", 2)
                Text(":").font(.title).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
                team("AWY", 1)
            }
        }
    }

    @ViewBuilder func team(_ name: String, _ score: Int) -> some View {
        VStack {
            Text(name).font(.caption)
            Text(score.formatted()).font(.system(size: 34)).fontWeight(.bold)
        }
    }
}

struct LevelView: GameView {
    let entry: SimpleEntry

    var body: some View {
        Tile(.green) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Level \(7)").font(.headline)
                ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) {
                    Rectangle().frame(height: 8).opacity(0.3)
                    Rectangle().frame(width: 60, height: 8)
                }
                .cornerRadius(4)
                Group {
                    Text("1,250 XP")
                    Text("250 to go")
                }
                .font(.caption)
                .opacity(0.8)
            }
            .padding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
        }
    }
}

struct TeamView: GameView {
    let entry: SimpleEntry
    let players: [String: Int] = ["Ada": 3, "Grace": 5, "Alan": 1]

    var body: some View {
        let sorted = players.sorted(by: { $0.value > $1.value })
        return Tile(.orange) {
            VStack(alignment: .leading) {
                ForEach(sorted, id: \.key) { key, value in
                    HStack {
                        Text(key)
                        Spacer()
                        Text("\(value)").bold().italic().underline(value > 4)
                    }
                }
            }
        }
    }
}

struct FixtureView: GameView {
    let entry: SimpleEntry

    var body: some View {
        Tile(.purple) {
            VStack {
                Text("Next match").font(.caption).foregroundColor(Color.white.opacity(0.7))
                Text("Sat \(Text("18:30").bold())")
                Spacer().frame(height: 8)
                HStack(spacing: -8) {
                    ForEach([Color.red, .yellow, .mint], id: \.self) { color in
                        Circle().fill(color).frame(width: 28, height: 28)
                            .overlay(Circle().stroke(Color.white, lineWidth: 2))
                    }
                }
            }
        }
    }
}

struct StreakView: GameView {
    let entry: SimpleEntry
    private let days = Calendar(identifier: .iso8601).veryShortWeekdaySymbols

    var body: some View {
        Tile(.pink) {
            VStack {
                Image(systemName: "flame.fill").font(.system(size: 36)).foregroundStyle(.yellow)
                Text("21").font(.system(size: 32, weight: .heavy, design: .rounded))
                HStack {
                    ForEach(Array(days.enumerated()), id: \.offset) { offset, day in
                        Text(day).font(.system(size: 9)).opacity(offset < 5 ? 1 : 0.5)
                    }
                }
            }
        }
    }
}

struct ScoreWidget: Widget {
    var body: some WidgetConfiguration { game("Score", "Score", ScoreView.self) }
}

struct LevelWidget: Widget {
    var body: some WidgetConfiguration { game("Level", "Level", LevelView.self) }
}

struct TeamWidget: Widget {
    var body: some WidgetConfiguration { game("Team", "Team", TeamView.self) }
}

struct FixtureWidget: Widget {
    var body: some WidgetConfiguration { game("Fixture", "Fixture", FixtureView.self) }
}

struct StreakWidget: Widget {
    var body: some WidgetConfiguration { game("Streak", "Streak", StreakView.self) }
}
