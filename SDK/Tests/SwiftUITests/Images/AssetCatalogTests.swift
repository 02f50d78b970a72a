import CWidgetPlugin
import Foundation
import SwiftUI
import Testing

@testable import UIKit

@MainActor
@Suite struct AssetCatalogTests {
    private let bundle: Bundle

    init() throws {
        let folder = try #require(
            Bundle.module.url(forResource: "Catalogs", withExtension: nil))
        bundle = try #require(Bundle(url: folder))
    }

    private var dark: widget_environment {
        var environment = widget_environment.test
        environment.color_scheme = WIDGET_DARK
        return environment
    }

    @Test(arguments: [
        ("Bytes", "rgb(1,0.502,0)"), ("Fractions", "rgb(0.25,0.5,0.75)@0.5"),
        ("Grey", "rgb(0.5,0.5,0.5)"), ("Brand/Primary", "rgb(0.2,0.4,0.6)"),
        ("Reference", "rgb(0.204,0.78,0.349)"), ("Placeholder", "rgb(0.235,0.235,0.263)@0.3"),
        ("Measured", "rgb(0.8,0.4,0.2)"), ("Wrist", "rgb(0.2,0.4,0.6)"),
        ("Numbers", "rgb(1,1,0.5)"),
    ])
    func `Colours are read as Xcode writes them`(name: String, components: String) {
        #expect(tree { Color(name, bundle: bundle) } == "color fill=\(components)")
    }

    @Test func `Colours follow light and dark`() {
        #expect(tree { Color("Adaptive", bundle: bundle) } == "color fill=rgb(1,1,1)")
        #expect(tree(dark) { Color("Adaptive", bundle: bundle) } == "color fill=rgb(0,0,0)")
        #expect(
            tree { Color("Adaptive", bundle: bundle).environment(\.colorScheme, .dark) }
                .contains("fill=rgb(0,0,0)"))
    }

    @Test func `A data asset has the bytes of its file`() throws {
        let words = try #require(NSDataAsset(name: "Words", bundle: bundle))
        #expect(try JSONDecoder().decode([String].self, from: words.data) == ["eins", "zwei"])
        #expect(words.typeIdentifier == "public.json" && words.name == "Words")
        #expect(NSDataAsset(name: "Nowhere", bundle: bundle) == nil)
    }

    @Test func `A missing colour is transparent, and a missing picture empty`() {
        #expect(tree { Color("Nowhere", bundle: bundle) } == "color fill=rgb(0,0,0)@0")
        #expect(UIColor(named: "Nowhere", in: bundle, compatibleWith: nil) == nil)
        #expect(tree { Image("Nowhere", bundle: bundle) } == "image")
    }

    @Test func `Pictures have scales and variants`() {
        var environment = widget_environment.test
        environment.scale = 2
        let picture = { Image("Logo", bundle: bundle) }
        #expect(tree(environment, picture) == "image image_source=logo@2x.png@2x")
        environment.scale = 3
        #expect(tree(environment, picture) == "image image_source=logo@2x.png@2x")
        environment.scale = 1
        #expect(tree(environment, picture) == "image image_source=logo.png")
        environment.color_scheme = WIDGET_DARK
        #expect(tree(environment, picture) == "image image_source=night.png")
    }

    @Test func `An app's icon is that of 60 points`() {
        var environment = widget_environment.test
        environment.scale = 2
        let icon = { Image("AppIcon", bundle: bundle) }
        #expect(tree(environment, icon) == "image image_source=icon120.png@2x")
        environment.scale = 3
        #expect(tree(environment, icon) == "image image_source=icon180.png@3x")
    }

    @Test func `Sliced pictures keep their borders`() {
        var environment = widget_environment.test
        environment.scale = 2
        let picture = { Image("Bubble", bundle: bundle).resizable() }
        #expect(
            tree(environment, picture)
                == "image image_source=bubble@2x.png@2x cap_insets=4,6,3,10 tiled=true resizable=true"
        )
        environment.scale = 1
        #expect(
            tree(environment, picture)
                == "image image_source=bubble.png cap_insets=0,5,0,7 resizable=true")
        #expect(
            tree(environment) {
                Image("Bubble", bundle: bundle)
                    .resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            } == "image image_source=bubble.png cap_insets=1,2,3,4 resizable=true")
        #expect(
            tree(environment) { Image("Bubble", bundle: bundle) }
                == "image image_source=bubble.png")
    }

    @Test(
        arguments: [
            (false, false, [], "usual.png"), (true, false, [], "night.png"),
            (false, true, [], "strong.png"), (true, true, [], "strongnight.png"),
            (true, true, ["tlh"], "klingon.png"), (false, false, ["de", "de-AT"], "usual.png"),
        ] as [(Bool, Bool, [String], String)])
    func `Variants are chosen for their place`(
        isDark: Bool, hasHighContrast: Bool, languages: [String], file: String
    ) throws {
        var place = AssetPlace(isDark: isDark)
        place.hasHighContrast = hasHighContrast
        place.languages = languages
        let set = try #require(AssetCatalog.of(bundle).image("Flag"))
        #expect(set.file(place, scale: 2)?.path.hasSuffix("/" + file) == true)
    }

    @Test func `Colours follow contrast where it is asked`() throws {
        #expect(tree { Color("Contrast", bundle: bundle) } == "color fill=rgb(0.5,0.5,0.5)")
        var environment = dark
        environment.increased_contrast = true
        #expect(
            tree(environment) { Color("Contrast", bundle: bundle) }
                == "color fill=rgb(0.75,0.75,0.75)")
        #expect(
            tree(environment) { Image("Flag", bundle: bundle) }
                == "image image_source=strongnight.png")
        let strong = UITraitCollection(accessibilityContrast: .high)
        let color = try #require(UIColor(named: "Contrast", in: bundle, compatibleWith: strong))
        #expect(tree { Color(uiColor: color) } == "color fill=rgb(0.25,0.25,0.25)")
        #expect(tree(dark) { Color(uiColor: color) } == "color fill=rgb(0.75,0.75,0.75)")
    }

    @Test func `Symbols of a catalogue are pictures of UIKit too`() throws {
        let image = try #require(UIImage(named: "paw", in: bundle, compatibleWith: nil))
        #expect(image.isSymbolImage && image.size.width > 5 && image.size.height < 40)
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
        #expect(tree { Image(uiImage: large) }.contains("symbol_frame=100,94.5"))
        #expect(tree { Image(uiImage: large) }.contains("font="))
    }

    @Test func `Symbols are cut out of their templates`() throws {
        #expect(
            tree { Image("paw", bundle: bundle).resizable() }
                == "image image_source=260bytes template=true symbol_frame=100,94.5 resizable=true")
        let symbol = try #require(AssetCatalog.of(bundle).symbol("paw"))
        let text = String(decoding: symbol.document, as: UTF8.self)
        #expect(text.contains(#"width="80.0" height="119.0" viewBox="1010.0 431.5 80.0 119.0""#))
        #expect(text.contains("<g><path d=\"M1 1\"/></g></g></svg>") && !text.contains("Black"))
    }

    /// A template with three weights, as SF Symbols exports variable ones; their bars are 10, 20
    /// and 60 points wide.
    private var bars: String {
        func bar(_ name: String, _ x: Int, _ width: Int) -> String {
            """
            <g id="\(name)-S" transform="matrix(1 0 0 1 \(x) 100)"><path d="M0-5L\(width) 5Z"/></g>
            <line id="left-margin-\(name)-S" x1="\(x)"/><line id="right-margin-\(name)-S" x1="\(x + width)"/>
            """
        }
        return """
            <svg><line id="Baseline-S" y1="100"/><line id="Capline-S" y1="30"/>
            \(bar("Ultralight", 500, 10))\(bar("Regular", 1000, 20))\(bar("Black", 2000, 60))</svg>
            """
    }

    @Test(arguments: [
        (100, 10.0, "M0-5L10 5Z"), (250, 15, "L 15.0 5Z"), (400, 20, "M0-5L20 5Z"),
        (700, 44, "L 44.0 5Z"), (900, 60, "M0-5L60 5Z"), (5_000, 60, "M0-5L60 5Z"),
    ])
    func `Weights lie between those of a template`(weight: Int, width: Double, path: String) throws
    {
        let symbol = try #require(SymbolTemplate(svg: bars, weight: weight))
        #expect(Double(symbol.size.width) == width)
        let text = String(decoding: symbol.document, as: UTF8.self)
        #expect(text.contains(path), "\(text)")
    }

    @Test func `Layers that clear are holes in those before`() throws {
        let template = """
            <svg><style>.monochrome-0 {-sfsymbols-motion-group:1}
            .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
            .multicolor-2:tintColor {-sfsymbols-clear-behind:true}</style>
            <line id="Baseline-S" y1="100"/><line id="Capline-S" y1="30"/>
            <line id="left-margin-Regular-S" x1="0"/><line id="right-margin-Regular-S" x1="90"/>
            <g id="Regular-S"><path class="monochrome-0" d="M0 0"/><path class="monochrome-1" d="M1 1"/>\
            <path class="monochrome-2 multicolor-2:tintColor" d="M2 2"/></g></svg>
            """
        let symbol = try #require(SymbolTemplate(svg: template))
        let text = String(decoding: symbol.document, as: UTF8.self)
        #expect(
            text.contains(
                #"<g fill="black"><path class="monochrome-1" d="M1 1"/></g></mask>"#
                    + #"<g mask="url(#clearing-1)"><path class="monochrome-0" d="M0 0"/></g>"#
                    + #"<path class="monochrome-2 multicolor-2:tintColor" d="M2 2"/></g></svg>"#))
    }

    @Test(arguments: [
        ("M2 0L10 5H-4Z", -4.0, 12.0), ("M0-5C1 2 14.5.5 3-3Z", 0, 14.5), ("M0 0l30 30", 0, 12),
        ("M0 0L12 1", 0, 12),
    ])
    func `What reaches beyond margins is not cut`(path: String, left: Double, right: Double) throws
    {
        let template = """
            <svg><line id="Baseline-S" y1="100"/><line id="Capline-S" y1="30"/>
            <line id="left-margin-Regular-S" x1="500"/><line id="right-margin-Regular-S" x1="512"/>
            <g id="Regular-S" transform="matrix(1 0 0 1 500 100)"><path d="\(path)"/></g></svg>
            """
        let symbol = try #require(SymbolTemplate(svg: template))
        #expect(Double(symbol.size.width) == right - left)
        let text = String(decoding: symbol.document, as: UTF8.self)
        #expect(text.contains("viewBox=\"\(500 + left) 5.5 "), "\(text)")
    }

    @Test func `Weights that differ in their drawing are the regular one`() throws {
        let other = bars.replacing("L60 5Z", with: "L60 5L1 1Z")
        let symbol = try #require(SymbolTemplate(svg: other, weight: 700))
        #expect(symbol.size.width == 20)
        #expect(SymbolTemplate(svg: other, weight: 900)?.size.width == 60)
    }

    @Test func `Symbols have the weight of their font`() {
        let regular = tree { Image("paw", bundle: bundle) }
        #expect(tree { Image("paw", bundle: bundle).fontWeight(.black) } != regular)
        #expect(tree { Image("paw", bundle: bundle).font(.body.weight(.black)) } != regular)
        #expect(tree { Image("paw", bundle: bundle).fontWeight(.bold) }.contains("source=260bytes"))
    }

    @Test(arguments: [
        "", "<svg", #"<g id="Regular-M">"#, #"<svg><g id="Regular-M"></g></svg>"#,
        #"<svg><g id="Regular-M"/><line id="Baseline-M" y1="x"/></svg>"#,
    ])
    func `A text that is not a template makes no symbol`(svg: String) {
        #expect(SymbolTemplate(svg: svg) == nil)
    }

    @Test func `Vectors and templates are what the catalogue says`() {
        #expect(
            tree { Image("Glyph", bundle: bundle) }
                == "image image_source=glyph.svg template=true")
        #expect(
            tree { Image("Glyph", bundle: bundle).renderingMode(.original) }
                == "image image_source=glyph.svg")
    }

    @Test func `A resource is found by its name in its bundle`() {
        let color = ColorResource(name: "Grey", bundle: bundle)
        #expect(tree { Color(color) } == "color fill=rgb(0.5,0.5,0.5)")
        let image = ImageResource(name: "Glyph", bundle: bundle)
        #expect(tree { Image(image) } == "image image_source=glyph.svg template=true")
    }
}
