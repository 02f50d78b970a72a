import SwiftUI
import Testing

@MainActor
@Suite("An animation or a transition")
struct MotionTests {
    private let leaf = Divider()

    private struct Loud: TransactionKey { static let defaultValue = false }

    @Test func `ends at once, and carries the author's own values`() {
        var steps: [String] = []
        withAnimation(.bouncy) {
            steps.append("change")
        } completion: {
            steps.append("end")
        }
        #expect(steps == ["change", "end"])
        var transaction = Transaction(animation: .default)
        #expect(!transaction[Loud.self])
        transaction[Loud.self] = true
        #expect(transaction[Loud.self])
    }

    @Test func `is kept by its name`() {
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

    @Test func `has transitions of the platform and of the author`() {
        #expect(
            tree { leaf.transition(.blurReplace) }
                == "group transition=\"blurReplace\"\n  divider")
        #expect(
            tree { leaf.transition(.symbolEffect(.appear)) }
                == "group transition=\"appear\"\n  divider")
        #expect(
            tree {
                leaf.transition(
                    AsymmetricTransition(
                        insertion: .push(from: .top),
                        removal: OpacityTransition()
                            .combined(with: .scale(0.5)).animation(.easeIn)))
            } == "group transition=\"push top then opacity and scale\"\n  divider")
        #expect(!OpacityTransition.properties.hasMotion && SlideTransition.properties.hasMotion)
    }

    @Test func `draws the view as an author's transition has it while it is there`() {
        let expected = """
            group transition="Fading"
              opacity amount=0.75
                divider
            """
        #expect(tree { leaf.transition(Fading()) } == expected)
        #expect(tree { leaf.transition(AnyTransition(Fading())) } == expected)
        #expect(
            tree { Fading().apply(content: leaf, phase: .didDisappear) }
                == "opacity amount=0.25\n  divider")
    }
}

/// A transition that says more than a name.
private struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 0.75 : 0.25)
    }
}
