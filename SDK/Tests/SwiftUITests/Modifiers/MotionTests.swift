import SwiftUI
import Testing

@MainActor
@Suite("What a change looks like")
struct MotionTests {
    private let leaf = Divider()

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(90 * phase.value))
        }
    }

    private struct Loud: TransactionKey { static let defaultValue = false }

    @Test("is kept by the name of its type")
    func typedTransitions() {
        func name(_ view: some View) -> String { tree { view } }
        func kept(_ name: String) -> String { "group transition=\"\(name)\"\n  divider" }
        #expect(name(leaf.transition(.blurReplace)) == kept("blurReplace"))
        #expect(name(leaf.transition(Twirl())) == kept("Twirl"))
        #expect(
            name(leaf.transition(Twirl().combined(with: .push(from: .top))))
                == kept("Twirl and push"))
        #expect(
            name(
                leaf.transition(
                    AsymmetricTransition(insertion: SlideTransition(), removal: Twirl())))
                == kept("slide then Twirl"))
        #expect(
            name(leaf.transition(.asymmetric(insertion: .init(Twirl()), removal: .opacity)))
                == kept("Twirl then opacity"))
    }

    @Test("ends at once, and carries the author's own values")
    func transactions() {
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
