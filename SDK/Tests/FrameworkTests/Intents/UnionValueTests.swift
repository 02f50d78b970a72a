import AppIntents
import CoreTransferable
import Testing

private enum Mood: String, AppEnum {
    case calm, wild

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
        .calm: "Calm", .wild: "Wild",
    ]
}

@UnionValue
private enum Wish: Equatable {
    case mood(Mood), words(text: String)
    // A case after a remark.
    case number(Int)
}

extension Wish {
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.mood: "A mood"]
}

@Suite("A value of one of several types")
struct UnionValueTests {
    @Test(arguments: [
        (Wish.mood(.wild), "mood:wild"), (.words(text: "a: b"), "words:a: b"),
        (.number(7), "number:7"),
    ])
    fileprivate func `is stored with its case's name`(_ wish: Wish, _ text: String) async throws {
        #expect(wish._stored == .string(text))
        #expect(try await Wish._value(of: .string(text)) == wish)
    }

    @Test
    func `is read from a value of any of its types, and offers all of their choices`() async throws
    {
        #expect(try await Wish._value(of: .string("calm")) == .mood(.calm))
        #expect(try await Wish._value(of: .string("well")) == .words(text: "well"))
        #expect(try await Wish._value(of: .string("mood:none")) == nil)
        let sections = try await Wish._schema?.options?("") ?? []
        #expect(sections.map(\.title) == ["A mood"])
        #expect(sections.first?.choices.map(\.id) == ["mood:calm", "mood:wild"])
        #expect(Wish.Cases.allCases.map(\.rawValue) == ["mood", "words", "number"])
    }

    private struct Grant: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Grant"
        @Parameter(title: "Wish", default: .number(3)) var wish: Wish

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let words = try await performBackgroundTask {
                progress.completedUnitCount += 1
                return "\(wish)"
            } onCancel: { _ in
            }
            return .result(dialog: "\(words)")
        }
    }

    @Test func `is a parameter of an intent that may take long`() async throws {
        let performed = try await PerformedIntent(Grant.self, with: ["wish": .string("mood:calm")])
        #expect(performed.words?.contains("calm") == true)
    }

    @Test func `calls the cancellation handler of an intent with the reason`() async throws {
        let task = Task {
            try await withCheckedThrowingContinuation {
                (done: CheckedContinuation<String, any Error>) in
                Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    await Grant().withIntentCancellationHandler {
                    } onCancel: {
                        done.resume(returning: $0.debugDescription)
                    }
                }
            }
        }
        #expect(try await task.value == "timeout")
    }
}
