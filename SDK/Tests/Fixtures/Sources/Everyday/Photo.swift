// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct SimpleEntry: TimelineEntry {
    let date: Date
}

struct SimpleProvider: TimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        let entry = SimpleEntry(date: Date())
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SimpleEntry>) -> ()) {
        completion(Timeline(entries: [SimpleEntry(date: Date())], policy: .never))
    }
}

struct Polaroid<Picture: View, Caption: View>: View {
    @ViewBuilder var picture: Picture
    @ViewBuilder var caption: Caption

    var body: some View {
        VStack(spacing: 0) {
            picture
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .aspectRatio(1, contentMode: .fit)
                .clipped()
                .padding(6)
            caption
                .font(.system(.caption2, design: .serif))
                .foregroundColor(.black)
                .padding(.bottom, 6)
        }
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 4))
        .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
        .rotationEffect(.degrees(-4))
    }
}

struct PhotoView: View {
    var body: some View {
        Polaroid {
            ZStack(alignment: .bottom) {
                LinearGradient(
                    stops: [.init(color: .blue, location: 0), .init(color: .orange, location: 1)],
                    startPoint: .top, endPoint: .bottom)
                Ellipse().fill(.green).frame(height: 30).offset(y: 12)
                Image(systemName: "sun.max.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 24, height: 24)
                    .foregroundColor(.yellow)
                    .padding(.bottom, 30)
            }
        } caption: {
            Text("Summer ’24")
        }
        .containerBackground(for: .widget) {
            Color(hue: 0.08, saturation: 0.3, brightness: 0.8)
        }
    }
}

struct PhotoWidget: Widget {
    let kind = "Photo"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: SimpleProvider()) { _ in PhotoView() }
            .configurationDisplayName("Photo")
            .description("This is an example widget.")
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}
