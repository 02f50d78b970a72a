import CoreGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A projection")
struct ProjectionTests {
    /// Leans a view back by a part of its height.
    private struct Lean: GeometryEffect {
        var amount: Double

        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }

        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            var transform = ProjectionTransform()
            transform.m23 = amount / size.height
            return transform
        }
    }

    @Test func `records nine numbers that multiply a column`() {
        var transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        transform.m13 = 7
        #expect(
            tree { Divider().projectionEffect(transform) }
                .hasPrefix("projection matrix=1,3,5,2,4,6,7,0,1\n  landmark key="))
    }

    @Test func `records turns in space`() {
        #expect(
            tree {
                Divider().rotation3DEffect(
                    .degrees(90), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
            }.hasPrefix("projection angle=90 axis=0,1,0,0 x=0 y=0.5 amount=0.5\n  landmark key="))
    }

    @Test func `can depend on the size of the view`() {
        #expect(tree { Divider().modifier(Lean(amount: 0.5)) }.hasPrefix("deferred"))
        #expect(Lean(amount: 2).effectValue(size: CGSize(width: 1, height: 4)).m23 == 0.5)
    }

    @Test func `is undone by its inverse`() {
        var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 4, ty: 0))
        #expect(transform.isAffine && !transform.isIdentity)
        transform.m13 = 0.25
        #expect(!transform.isAffine)
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        transform.m22 = 0
        transform.m21 = 0
        transform.m23 = 0
        let kept = transform
        #expect(!transform.invert() && transform == kept)
    }
}
