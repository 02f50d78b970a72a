import Foundation
import Testing

@testable import SwiftUI

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum Fourth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 4 }
}

@MainActor
@Suite("An alignment")
struct AlignmentTests {
    @Test func `is one horizontal and one vertical guide`() {
        #expect(Alignment.bottomTrailing.horizontal == .trailing)
        #expect(Alignment.bottomTrailing.vertical == .bottom)
        #expect(Alignment.leadingLastTextBaseline.vertical == .lastTextBaseline)
        #expect(Alignment(horizontal: .center, vertical: .center) == .center)
        #expect(
            tree { Divider().frame(width: 1, alignment: .leadingFirstTextBaseline) }
                == "frame width=1 alignment=leading|first_text_baseline\n  divider")
    }

    @Test func `of one's own has a number of its own`() {
        let horizontal = HorizontalAlignment(Third.self)
        let vertical = VerticalAlignment(Fourth.self)
        #expect(horizontal == HorizontalAlignment(Third.self))
        #expect(horizontal.number >= 64)
        #expect(vertical.number >= 64 << 8)
        #expect(vertical.number >> 8 != horizontal.number)
    }

    @Test func `of a list's separators is that of the row's edges, and moves nothing else`() {
        let dimensions = ViewDimensions(size: CGSize(width: 30, height: 20)) { _, _ in nil }
        #expect(dimensions[.listRowSeparatorLeading] == 0)
        #expect(dimensions[.listRowSeparatorTrailing] == 30)
        #expect(HorizontalAlignment.listRowSeparatorLeading != .leading)
        #expect(HorizontalAlignment.listRowSeparatorTrailing != .trailing)
    }

    @Test func `has its default place in a view's dimensions`() {
        let dimensions = ViewDimensions(size: CGSize(width: 30, height: 20)) { guide, _ in
            switch guide {
            case VerticalAlignment.firstTextBaseline.number: 12
            case VerticalAlignment.lastTextBaseline.number: 18
            default: nil
            }
        }
        #expect(dimensions[.leading] == 0)
        #expect(dimensions[HorizontalAlignment.center] == 15)
        #expect(dimensions[.trailing] == 30)
        #expect(dimensions[.top] == 0)
        #expect(dimensions[VerticalAlignment.center] == 10)
        #expect(dimensions[.bottom] == 20)
        #expect(dimensions[.firstTextBaseline] == 12)
        #expect(dimensions[.lastTextBaseline] == 18)
        #expect(dimensions[HorizontalAlignment(Third.self)] == 10)
        #expect(dimensions[VerticalAlignment(Fourth.self)] == 5)
        #expect(dimensions[explicit: .leading] == nil)
        #expect(dimensions[explicit: .top] == nil)
    }

    @Test func `can be moved by a function of the view's dimensions`() {
        #expect(
            tree { Divider().alignmentGuide(.leading) { $0[.trailing] - 1 } }
                == "alignment_guide alignment=leading content=9\n  divider")
        #expect(
            tree { Divider().alignmentGuide(.lastTextBaseline) { $0[.bottom] / 2 } }
                == "alignment_guide alignment=last_text_baseline content=10\n  divider")
    }
}
