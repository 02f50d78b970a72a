import SwiftUI
import Testing

@MainActor
@Suite("What a change looks like")
struct MotionTests {
    private let leaf = Divider()

    @Test("is kept by its name")
    func names() {
        #expect(
            tree { leaf.animation(.easeInOut(duration: 0.2), value: 1) }
                == "group animation=\"easeInOut 0.2s\"\n  divider")
        #expect(tree { leaf.animation(nil, value: 1) } == "group\n  divider")
        #expect(
            tree { leaf.transition(.move(edge: .top).combined(with: .opacity)) }
                == "group transition=\"move top and opacity\"\n  divider")
        #expect(
            tree { leaf.contentTransition(.numericText()) }
                == "group content_transition=\"numericText\"\n  divider")
    }
}
