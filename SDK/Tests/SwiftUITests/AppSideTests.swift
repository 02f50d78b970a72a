import Foundation
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// What sources that an app shares with its widget say besides.
@MainActor @Suite("App-side source")
struct AppSideTests {
    private struct Blurred: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
            UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        }

        func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
    }

    private struct Screen: UIViewControllerRepresentable {
        final class Coordinator {}

        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ screen: UIViewController, context: Context) {}
    }

    private struct Photo: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.image).suggestedFileName { "\($0.caption).png" }
        }

        let image = Image(systemName: "leaf")
        let caption = "Leaf"
    }

    @Test func `shares and drags values of its own, which does nothing in a widget`() {
        let photo = Photo()
        let preview = SharePreview(photo.caption, image: photo.image)
        let shared = tree { ShareLink(item: photo, preview: preview) { Leaf("a") } }
        #expect(shared == tree { ShareLink(item: "a") { Leaf("a") } })
        let dropped = tree {
            Leaf("a").draggable(photo).dropDestination(for: String.self) { _, _ in true }
        }
        #expect(dropped == tree { Leaf("a") } && photo.suggestedFilename == "Leaf.png")
    }

    @Test func `makes an image of picture data, and of no other data`() async {
        #expect(Image.importedContentTypes() == [.image] && Image.exportedContentTypes().isEmpty)
        await #expect(throws: CocoaError(.fileReadCorruptFile)) {
            try await Image(importing: Data([1]), contentType: .png)
        }
        await #expect(throws: CocoaError(.featureUnsupported)) {
            try await Image(importing: Data([1]), contentType: .json)
        }
    }

    @Test func `has backgrounds of screens and bars, which a widget has not`() {
        let plain = tree { Leaf("a") }
        #expect(
            tree {
                Leaf("a").containerBackground(.red, for: .navigation).toolbarRole(.editor)
                    .navigationTransition(.zoom(sourceID: 1, in: Namespace().wrappedValue))
                    .presentationBackground(.red).scrollTargetBehavior(.paging)
            } == plain)
        #expect(tree { Leaf("a").containerBackground(.red, for: .widget) } != plain)
    }

    @Test func `calls Metal's functions, which do not run here`() {
        let shader = ShaderLibrary.grain(.float(0.5), .boundingRect)
        #expect(shader.function.name == "grain")
        #expect(shader.arguments == [.float(0.5), .boundingRect])
        #expect(tree { Leaf("a").colorEffect(shader) } == tree { Leaf("a") })
    }

    @Test func `leaves the room of UIKit's views free`() {
        let clear = tree { Color.clear }
        #expect(tree { Blurred() } == clear)
        #expect(tree { Screen() } == clear)
    }

    @Test func `keeps a tree of UIKit's views`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UILabel())
        inner.tag = 7
        outer.addSubview(inner)
        #expect(outer.viewWithTag(7) === inner)
        #expect(outer.center == CGPoint(x: 2.5, y: 4))
        inner.removeFromSuperview()
        #expect(outer.subviews.isEmpty && inner.superview == nil)
    }

    @Test func `shows the first phase and the first value`() {
        #expect(tree { PhaseAnimator(["a", "b"]) { Leaf($0) } } == tree { Leaf("a") })
        let animated = tree {
            Leaf("a").keyframeAnimator(initialValue: 0.5, trigger: 1) { view, value in
                view.opacity(value)
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(1, duration: 1)
                    SpringKeyframe(0, duration: 2)
                }
            }
        }
        #expect(animated == tree { Leaf("a").opacity(0.5) })
    }

    @Test func `deletes and moves elements`() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["a", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 3)
        #expect(letters == ["c", "e", "a"])
        letters.move(fromOffsets: [1, 2], toOffset: 0)
        #expect(letters == ["e", "a", "c"])
    }

    @Test func `estimates the size of a text`() {
        let font = UIFont.systemFont(ofSize: 10)
        let one = "Hello".size(withAttributes: [.font: font])
        let two = "Hello Hello".size(withAttributes: [.font: font.withSize(20)])
        #expect(two.width > 4 * one.width)
        #expect(two.height == 2 * one.height)
        let wrapped = ("Hello Hello" as NSString).boundingRect(
            with: CGSize(width: one.width, height: 100), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        #expect(wrapped.height == 2 * one.height)
    }

    @Test func `finds fonts by their attributes`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 20)
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let round = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded))
        #expect(
            tree { Leaf("a").font(Font(UIFont(descriptor: round, size: 0))) }
                == tree { Leaf("a").font(.system(size: 12, design: .rounded)) })
    }

    @Test func `takes a font's weight from the number where its traits say bold, too`() {
        let semibold = UIFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor
        let same = UIFontDescriptor(fontAttributes: semibold.fontAttributes)
        #expect(UIFont(descriptor: same, size: 0).weight == .semibold)
        let odd = semibold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: -1]])
        #expect(odd.symbolicTraits == .traitBold)
    }

    @Test func `eases along curves`() {
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(UnitCurve.easeIn.value(at: 0.3) < 0.2)
        #expect(Spring(response: 0.5, dampingRatio: 0.7).bounce == 1 - 0.7)
    }

    @Test func `has a container's shape`() {
        #expect(
            tree { ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 5)) }
                == tree { RoundedRectangle(cornerRadius: 5) })
    }
}
