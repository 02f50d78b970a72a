import CWidgetPlugin
import CoreGraphics
import Foundation
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

    /// The views as measured: a rectangle of 20 × 10 in a space of its own.
    private func measured(_ landmarks: [Int64: widget_rect]) -> widget_geometry {
        var geometry = widget_geometry()
        (geometry.width, geometry.height) = (20, 10)
        (geometry.x, geometry.y) = (40, 20)
        Self.landmarks = landmarks
        geometry.landmark = { _, key, frame in
            guard let rect = GeometryReaderTests.landmarks[key] else { return false }
            frame?.pointee = rect
            return true
        }
        return geometry
    }

    nonisolated(unsafe) private static var landmarks: [Int64: widget_rect] = [:]

    /// Reads the geometry inside one effect, whose view has the reader's frame.
    private func inside(
        _ transform: CGAffineTransform, _ check: (GeometryProxy, [PlacedEffect]) -> Void
    ) {
        let frame = widget_rect(x: 40, y: 20, width: 20, height: 10)
        let effect = PlacedEffect(landmark: 7) { size in
            let (x, y) = (size.width / 2, size.height / 2)
            return ProjectionTransform(
                CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        }
        var geometry = measured([
            7: frame, 8: frame, Landmarks.key(of: "inside"): frame,
            Landmarks.key(of: "outside"): widget_rect(x: 40, y: 20, width: 60, height: 60),
        ])
        var environment = EnvironmentValues()
        environment.placedEffects = [effect]
        environment.spaceEffects = [Landmarks.key(of: "inside"): [effect]]
        GeometryLink.reading(&geometry, in: environment) { check($0, [effect]) }
    }

    @Test func `has the frame that is seen through a scale`() {
        inside(CGAffineTransform(scaleX: 2, y: 2)) { proxy, _ in
            #expect(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(proxy.frame(in: .named("inside")) == proxy.frame(in: .local))
            #expect(
                proxy.frame(in: .named("outside")) == CGRect(x: -10, y: -5, width: 40, height: 20))
            #expect(proxy.frame(in: .global) == CGRect(x: 30, y: 15, width: 40, height: 20))
            #expect(
                proxy.bounds(of: .named("outside")) == CGRect(x: 5, y: 2.5, width: 30, height: 30))
        }
    }

    @Test func `has the smallest frame around what is turned`() {
        inside(CGAffineTransform(rotationAngle: .pi / 2)) { proxy, _ in
            let frame = proxy.frame(in: .named("outside"))
            let expected = CGRect(x: 5, y: -5, width: 10, height: 20)
            #expect(abs(frame.minX - expected.minX) + abs(frame.minY - expected.minY) < 1e-9)
            #expect(abs(frame.maxX - expected.maxX) + abs(frame.maxY - expected.maxY) < 1e-9)
        }
    }

    @Test func `finds anchors through the effects in between`() {
        inside(CGAffineTransform(scaleX: 2, y: 2)) { proxy, effects in
            let inside = Anchor<CGRect>(
                landmark: 8, effects: effects, resolve: Anchor<CGRect>.Source.bounds.resolve)
            #expect(proxy[inside] == CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        var geometry = measured([
            7: widget_rect(x: 40, y: 20, width: 20, height: 10),
            8: widget_rect(x: 40, y: 20, width: 20, height: 10),
        ])
        (geometry.x, geometry.y) = (0, 0)
        let twice = PlacedEffect(landmark: 7) { size in
            ProjectionTransform(
                CGAffineTransform(
                    a: 2, b: 0, c: 0, d: 2, tx: -size.width / 2, ty: -size.height / 2))
        }
        let bounds = Anchor<CGRect>(
            landmark: 8, effects: [twice], resolve: Anchor<CGRect>.Source.bounds.resolve)
        let end = Anchor<CGPoint>(
            landmark: 8, effects: [twice], resolve: Anchor<CGPoint>.Source.trailing.resolve)
        GeometryLink.reading(&geometry) { proxy in
            #expect(proxy[bounds] == CGRect(x: 30, y: 15, width: 40, height: 20))
            #expect(proxy[end] == CGPoint(x: 70, y: 25))
        }
    }

    /// The viewer is as far away as the view is wide, and the edges are 10 sin 60° in front and
    /// behind.
    @Test func `has the smallest frame around what is turned in space`() throws {
        var effects: [PlacedEffect] = []
        _ = tree {
            EffectReading { effects = $0 }.rotation3DEffect(.degrees(60), axis: (x: 2, y: 0, z: 0))
        }
        let effect = try #require(effects.first)
        let view = CGRect(x: 30, y: 40, width: 40, height: 20)
        let drawn = try #require(effect.drawn(in: view))
        let frame = view.bounds(through: drawn.projection)
        let expected = CGRect(x: 24.47, y: 45.89, width: 51.06, height: 10.49)
        #expect(abs(frame.minX - expected.minX) + abs(frame.minY - expected.minY) < 0.02)
        #expect(abs(frame.maxX - expected.maxX) + abs(frame.maxY - expected.maxY) < 0.02)
    }

    @Test func `leans about an anchor that lies before it`() throws {
        var effects: [PlacedEffect] = []
        _ = tree {
            EffectReading { effects = $0 }.rotation3DEffect(
                .degrees(90), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 10,
                perspective: 0)
        }
        let effect = try #require(effects.first)
        let edge = CGPoint(x: 40, y: 5).applying(effect.projection(CGSize(width: 40, height: 20)))
        #expect(abs(edge.x + 10) < 1e-9 && abs(edge.y - 5) < 1e-9)
    }

    @Test func `stands inside the effects around it, unless layout ignores them`() {
        var counts: [Int] = []
        func reader() -> some View { EffectReading { counts.append($0.count) } }
        _ = tree {
            reader().scaleEffect(2).rotationEffect(.degrees(90)).transformEffect(.identity)
        }
        _ = tree { reader().modifier(Sheared()) }
        _ = tree { reader().modifier(Sheared().ignoredByLayout()) }
        // A view with a geometry effect is recorded once for its size and once to be drawn.
        #expect(counts.first == 3)
        #expect(counts.max() == 3 && counts.dropFirst().contains(1))
        #expect(counts.last == 0)
    }
}

/// Tells through which effects it is drawn.
private struct EffectReading: View {
    let report: ([PlacedEffect]) -> Void

    @Environment(\.placedEffects) private var effects

    var body: some View {
        let _ = report(effects)
        Divider()
    }
}

private struct Sheared: GeometryEffect {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    }
}
