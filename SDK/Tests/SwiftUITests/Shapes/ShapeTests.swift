import SwiftUI
import Testing

@MainActor
@Suite("A shape")
struct ShapeTests {
    @Test func `by itself has the foreground style`() {
        #expect(tree { Rectangle() } == "rectangle")
        #expect(tree { Circle() } == "circle")
        #expect(tree { Ellipse() } == "ellipse")
        #expect(tree { Capsule() } == "capsule")
        #expect(tree { Circle().fill() } == "circle")
        #expect(tree { Capsule(style: .circular) } == "capsule continuous=false")
    }

    @Test func `with round corners records their size and their curve`() {
        #expect(tree { RoundedRectangle(cornerRadius: 8) } == "rounded_rectangle corner_width=8")
        #expect(
            tree { RoundedRectangle(cornerRadius: 8, style: .circular) }
                == "rounded_rectangle corner_width=8 continuous=false")
        #expect(
            tree { RoundedRectangle(cornerSize: CGSize(width: 8, height: 4)) }
                == "rounded_rectangle corner_width=8 corner_height=4")
    }

    @Test func `is filled with any style`() {
        #expect(tree { Circle().fill(.red) } == "circle fill=red")
        #expect(tree { Circle().fill(Color.red.opacity(0.5)) } == "circle fill=red@0.5")
        #expect(tree { Circle().fill(.tint) } == "circle fill=tint")
        #expect(tree { Circle().fill(.secondary) } == "circle fill=level2")
        #expect(
            tree {
                Rectangle().fill(
                    .linearGradient(
                        colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
            } == "rectangle fill=linear(0.5,0-0.5,1 red:0,rgb(0,0,0)@0:1)")
    }

    @Test func `is stroked along its edge`() {
        #expect(
            tree { Circle().stroke(.blue, lineWidth: 2) } == "circle stroke=blue line_width=2")
        #expect(tree { Circle().stroke(.blue) } == "circle stroke=blue line_width=1")
        #expect(
            tree { Circle().stroke(lineWidth: 3) } == "circle stroke=level1 line_width=3")
        #expect(
            tree { Circle().stroke(lineWidth: 3).fill(.red) } == "circle stroke=red line_width=3")
    }

    @Test func `is stroked inside its edge`() {
        #expect(
            tree { Capsule().strokeBorder(.red, lineWidth: 4) }
                == "capsule stroke=red line_width=4 shape_inset=2")
        #expect(
            tree { Capsule().strokeBorder() }
                == "capsule stroke=level1 line_width=1 shape_inset=0.5")
    }

    @Test func `can be filled and stroked, one in front of the other`() {
        #expect(
            tree {
                Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green).fill(.tint)
            } == """
                zstack
                  zstack
                    zstack
                      circle fill=red
                      circle stroke=blue line_width=2
                    circle stroke=green line_width=1 shape_inset=0.5
                  circle fill=tint
                """)
    }

    @Test func `made smaller keeps its form`() {
        #expect(tree { Circle().inset(by: 3).fill(.red) } == "circle fill=red shape_inset=3")
        #expect(
            tree { RoundedRectangle(cornerRadius: 8).inset(by: 3) }
                == "rounded_rectangle corner_width=8 shape_inset=3")
        #expect(tree { Rectangle().inset(by: 1).inset(by: 2) } == "rectangle shape_inset=3")
        #expect(
            tree { Circle().inset(by: 4).strokeBorder(.red, lineWidth: 2) }
                == "circle stroke=red line_width=2 shape_inset=5")
    }

    @Test func `has a line with ends, corners and dashes`() {
        let style = StrokeStyle(
            lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 2, dash: [3, 1],
            dashPhase: 1)
        #expect(
            tree { Circle().stroke(.red, style: style) } == """
                circle stroke=red line_width=4 line_cap=1 line_join=2 miter_limit=2 dash=3,1 \
                dash_phase=1
                """)
        #expect(
            tree { Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.red) }
                == "circle stroke=red line_width=2")
    }

    @Test func `of the widget knows its corners`() {
        #expect(tree { ContainerRelativeShape().fill(.red) } == "container_shape fill=red")
        #expect(
            tree { Divider().clipShape(ContainerRelativeShape().inset(by: 2)) }
                == "clip\n  divider\n  container_shape shape_inset=2")
    }

    @Test func `has a short name`() {
        #expect(tree { Divider().clipShape(.circle) } == "clip\n  divider\n  circle")
        #expect(
            tree { Divider().background(.red, in: .rect(cornerRadius: 4)) } == """
                background
                  divider
                  rounded_rectangle corner_width=4 fill=red
                """)
        #expect(
            tree { Divider().background(.red, in: .rect) }
                == "background\n  divider\n  rectangle fill=red")
        #expect(
            tree { Divider().background(.red, in: .capsule(style: .circular)) }
                == "background\n  divider\n  capsule continuous=false fill=red")
        #expect(
            tree { Divider().clipShape(.rect(cornerSize: CGSize(width: 2, height: 2))) }
                == "clip\n  divider\n  rounded_rectangle corner_width=2")
        #expect(tree { Divider().clipShape(.ellipse) } == "clip\n  divider\n  ellipse")
    }
}
