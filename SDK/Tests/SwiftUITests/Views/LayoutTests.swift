import CWidgetPlugin
import Foundation
import SwiftUI
import Testing

/// Views in a diagonal, as an author would write it.
private struct Diagonal: Layout {
    var step: CGFloat = 10

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let steps = step * CGFloat(max(0, subviews.count - 1))
        return CGSize(
            width: steps + (sizes.map(\.width).max() ?? 0),
            height: steps + (sizes.map(\.height).max() ?? 0))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, subview) in subviews.enumerated() {
            let offset = CGFloat(index) * step * subview[Weight.self]
            subview.place(
                at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset),
                proposal: .unspecified)
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

@MainActor
@Suite("An author's layout")
struct LayoutTests {
    @Test func `records itself around its views`() {
        let tree = tree {
            Diagonal(step: 5) {
                Divider()
                Divider().layoutValue(key: Weight.self, value: 2)
            }
        }
        #expect(tree.hasPrefix("layout\n  divider\n  layout_value key="))
    }

    @Test func `of the platform is recorded as the view`() {
        let row = AnyLayout(HStackLayout(alignment: .top, spacing: 3))
        #expect(tree { row { Divider() } } == "hstack alignment=top spacing=3\n  divider")
        let column = AnyLayout(VStackLayout(alignment: .leading))
        #expect(tree { column { Divider() } } == "vstack alignment=leading\n  divider")
        #expect(
            tree { ZStackLayout(alignment: .bottom) { Divider() } }
                == "zstack alignment=center_horizontal|bottom\n  divider")
        #expect(
            tree { GridLayout(horizontalSpacing: 2) { GridRow { Divider() } } }
                == "grid spacing=2\n  grid_row\n    divider")
    }

    @Test func `offers lengths or asks for ideal ones`() {
        #expect(ProposedViewSize.unspecified.width == nil)
        #expect(
            ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions()
                == CGSize(width: 5, height: 10))
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)).height == 2)
    }

    @Test func `joins what views want around them`() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
        let joined = ViewSpacing.zero.union(ViewSpacing(), edges: .bottom)
        #expect(joined.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(joined.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }
}
