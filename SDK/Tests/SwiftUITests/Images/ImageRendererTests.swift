import SwiftUI
import Testing

@MainActor
@Suite("A picture of a view")
struct ImageRendererTests {
    private func picture(_ proposal: ProposedViewSize = .unspecified) throws -> UIImage {
        let renderer = ImageRenderer(content: Divider())
        renderer.scale = 3
        renderer.proposedSize = proposal
        #expect(renderer.cgImage == nil)
        return try #require(renderer.uiImage)
    }

    @Test func `keeps the view, which is recorded where it is shown`() throws {
        let image = try picture()
        #expect(image.scale == 3 && image.size == .zero)
        #expect(image.cgImage == nil && image.pngData() == nil && !image.isSymbolImage)
        let shown = tree { Image(uiImage: image) }
        #expect(shown.contains("fixed_size") && shown.hasSuffix("divider"), "\(shown)")
        #expect(tree { Image(uiImage: image).resizable() }.hasPrefix("layout"))
    }

    @Test func `has the proposed size`() throws {
        let image = try picture(ProposedViewSize(width: 40, height: 20))
        #expect(image.size == CGSize(width: 40, height: 20))
        #expect(tree { Image(uiImage: image) }.contains("frame width=40 height=20"))
    }

    @Test func `keeps the view of the moment it was rendered`() throws {
        let renderer = ImageRenderer(content: Text(verbatim: "old"))
        let image = try #require(renderer.uiImage)
        renderer.content = Text(verbatim: "new")
        #expect(tree { Image(uiImage: image) }.contains("old"))
    }
}
