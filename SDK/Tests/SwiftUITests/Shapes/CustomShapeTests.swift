import SwiftUI
import Testing

/// A triangle, as authors write one.
private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// Half as wide as its room.
private struct Half: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: (proposal.width ?? 20) / 2, height: proposal.height ?? 20)
    }
}

/// A share of a pie that can be animated and made smaller.
private struct Slice: InsettableShape {
    var end: Double
    var insetAmount: CGFloat = 0

    var animatableData: Double {
        get { end }
        set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: rect.height / 2 - insetAmount, startAngle: .zero,
            endAngle: .degrees(end), clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var slice = self
        slice.insetAmount += amount
        return slice
    }
}

@MainActor @Suite("A shape of an author's")
struct CustomShapeTests {
    @Test func `is asked for its path in the room it gets`() {
        #expect(tree { Triangle() } == "path content=M50,0L100,50L0,50Z")
        #expect(
            tree { Triangle().stroke(.red, lineWidth: 3) }
                == "path content=M50,0L100,50L0,50Z stroke=red line_width=3")
        #expect(
            tree { Triangle().fill(.red, style: FillStyle(eoFill: true)) }
                == "path content=M50,0L100,50L0,50Z even_odd=true fill=red")
    }

    @Test func `takes the room it wants`() {
        #expect(tree { Half().fill(.red) }.hasPrefix("layout"))
        #expect(tree { Half().stroke(.red) }.hasPrefix("layout"))
        #expect(tree { Circle().trim(from: 0, to: 0.5).stroke(.red) }.hasPrefix("layout"))
        #expect(tree { Circle().stroke(.red) }.hasPrefix("circle"))
        #expect(tree { Rectangle().trim(from: 0, to: 0.5) }.hasPrefix("path"))
        #expect(tree { Divider().clipShape(Half()) }.hasPrefix("clip\n  divider\n  path"))
    }

    @Test func `clips, and lies behind others`() {
        #expect(
            tree { Divider().clipShape(Triangle()) }
                == "clip\n  divider\n  path content=M50,0L100,50L0,50Z")
        #expect(
            tree { Divider().background(.red, in: Triangle()) }
                == "background\n  divider\n  path content=M50,0L100,50L0,50Z fill=red")
    }

    @Test func `has its line inside when it can be made smaller`() {
        #expect(
            tree { Slice(end: 90).strokeBorder(.red, lineWidth: 10) }
                == "path content=M50,25L70,25C70,36.05,61.05,45,50,45 stroke=red line_width=10")
    }

    @Test func `is mirrored where lines are read from right to left`() {
        #expect(
            tree { Slice(end: 90).environment(\.layoutDirection, .rightToLeft) } == """
                group right_to_left=true
                  path content=M50,25L25,25C25,38.81,36.19,50,50,50
                """)
    }

    @Test func `can be trimmed, turned, moved, scaled, sized and hidden behind its type`() {
        #expect(
            tree { Rectangle().trim(from: 0, to: 0.5).stroke() }
                == "path content=M0,0L100,0L100,50 stroke=level1 line_width=1")
        #expect(tree { Circle().trim().fill(.red) } == "circle fill=red")
        #expect(
            tree { Triangle().rotation(.degrees(180)) } == "path content=M50,50L0,0L100,0Z")
        #expect(tree { Triangle().offset(x: 5, y: 1) } == "path content=M55,1L105,51L5,51Z")
        #expect(
            tree { Triangle().scale(0.5, anchor: .topLeading) }
                == "path content=M25,0L50,25L0,25Z")
        #expect(tree { Rectangle().size(width: 4, height: 2) } == "path content=M0,0L4,0L4,2L0,2Z")
        #expect(
            tree { Triangle().transform(.init(translationX: 1, y: 0)) }
                == "path content=M51,0L101,50L1,50Z")
        #expect(tree { AnyShape(Circle()).fill(.red) } == "circle fill=red")
    }
}
