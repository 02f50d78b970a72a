import SwiftUI
import SwiftUICore

/// Shapes, styles and layers in the spellings that authors use.
package struct ShapesView: View {
    let progress: CGFloat = 0.4
    var isOn = true

    package init() {}

    package var body: some View {
        VStack {
            Group {
                Circle().fill(.red)
                Circle().fill(Color.red.opacity(0.5))
                Circle().fill(.red.gradient)
                Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                Circle().stroke(lineWidth: 2).foregroundColor(.blue)
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: 4)
                Circle().strokeBorder(.primary, lineWidth: 3)
                Circle().strokeBorder(lineWidth: 3)
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.ultraThinMaterial)
                Capsule().foregroundStyle(.secondary)
            }
            Text("layers")
                .background(.thinMaterial)
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
                .background(.red, in: .capsule)
                .background(Color.black)
                .background(.blue.opacity(0.2))
                .background(
                    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                )
                .background { Color.orange }
                .background(alignment: .bottomTrailing) { Image(systemName: "star") }
                .background(RoundedRectangle(cornerRadius: 4).fill(Color.white))
                .background(Capsule())
                .background(in: Circle())
            Text("overlays")
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
                .overlay(Text("1"), alignment: .topTrailing)
                .overlay(alignment: .top) { Text("2") }
                .overlay { if isOn { Text("3") } }
                .overlay(.ultraThinMaterial)
            Color.blue
                .frame(height: 2)
                .clipShape(.rect(cornerRadius: 8))
                .clipShape(Circle())
                .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                .clipShape(Capsule())
                .cornerRadius(4)
                .clipped()
            bar
        }
        .tint(.purple)
        .tint(isOn ? .red : nil)
        .accentColor(.green)
        .containerBackground(for: .widget) {
            Color.black
        }
    }

    private var bar: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Rectangle()
                    .frame(width: geometry.size.width, height: geometry.size.height)
                    .opacity(0.3)
                    .foregroundColor(Color(hue: 0.6, saturation: 0.5, brightness: 1))
                Rectangle().frame(
                    width: min(self.progress * geometry.size.width, geometry.size.width),
                    height: geometry.size.height)
            }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .offset(x: -geometry.frame(in: .global).minX, y: 2)
        }
    }
}

extension Color {
    init(hex: UInt) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: 1
        )
    }
}
