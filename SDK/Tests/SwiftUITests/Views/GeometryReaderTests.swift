import CWidgetPlugin
import Testing

@testable import SwiftUI

private struct Named: View {
    @Environment(\.textCase) var textCase
    let size: CGSize

    var body: some View {
        Text(verbatim: "\(Int(size.width))×\(Int(size.height))\(textCase == nil ? "" : " cased")")
    }
}

@MainActor
@Suite("A geometry reader")
struct GeometryReaderTests {
    @Test func `makes its content for the room it gets, in its own environment`() {
        let tree = tree {
            GeometryReader { proxy in
                Rectangle().frame(width: proxy.size.width / 4)
                Named(size: proxy.size)
            }
            .textCase(.uppercase)
        }
        #expect(
            tree == """
                geometry_reader
                  group
                    frame width=25
                      rectangle
                    text text_string="100×50 CASED"
                """)
    }

    @Test func `knows its frame and the margins it reaches into`() {
        var geometry = widget_geometry()
        geometry.width = 30
        geometry.height = 20
        geometry.x = 5
        geometry.y = 6
        geometry.leading = 16
        geometry.landmark = { _, key, frame in
            frame?.pointee = widget_rect(x: 3, y: 4, width: 50, height: 60)
            return key == Landmarks.key(of: "board")
        }
        GeometryLink.reading(&geometry, check)
    }

    private func check(_ proxy: GeometryProxy) {
        #expect(proxy.frame(in: .global) == CGRect(x: 5, y: 6, width: 30, height: 20))
        #expect(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(
            proxy.frame(in: .named("board")) == CGRect(x: 2, y: 2, width: 30, height: 20))
        #expect(
            proxy.frame(in: CoordinateSpace.named("elsewhere")) == proxy.frame(in: .global))
        #expect(
            proxy.bounds(of: .named("board")) == CGRect(x: -2, y: -2, width: 50, height: 60))
        #expect(proxy.bounds(of: .named("elsewhere")) == nil)
        #expect(
            proxy.safeAreaInsets == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
    }
}
