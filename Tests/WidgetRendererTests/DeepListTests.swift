import Foundation
import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Lists as deep as they may be, drawn where there is little room on the stack.
@Suite(.timeLimit(.minutes(1))) struct DeepListTests {
    /// What a thread of a program that shows widgets may have.
    private static let smallStack = 512 << 10

    private static let groups = (0..<DisplayListLimits().depth).map { _ in
        node(frame(0, 0, 100, 100), .group(Group.with { $0.opacity = 1 }), children: 1)
    }

    private func onSmallStack<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try body() }) }
            thread.stackSize = Self.smallStack
            thread.start()
        }
    }

    @Test func `The deepest pictures are drawn whole`() async throws {
        let (picture, document) = try await onSmallStack {
            let deepest = list(
                Self.groups + [node(frame(0, 0, 100, 100), fill(color(1, 0, 0)))])
            try deepest.validate()
            return (try draw(deepest)[50, 50], try pictureRenderer().svg(deepest, at: 0))
        }
        #expect(picture == [255, 0, 0, 255])
        #expect(String(decoding: document, as: UTF8.self).contains("rgb(100%"))
    }

    @Test func `The deepest texts are shown in terminals and in a line`() async throws {
        let (rows, line) = try await onSmallStack {
            let deepest = DisplayList.cells(40, 20, Self.groups + [.text("deep", 0, 0, 32)])
            try deepest.validate()
            let line = StatusLine.text(of: deepest, at: 0, engine: makeEngine())
            return (frame(of: deepest).art, line)
        }
        #expect(rows[0].hasPrefix("deep"))
        #expect(line == "deep")
    }
}
