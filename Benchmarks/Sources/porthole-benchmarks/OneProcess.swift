import Floors
import WidgetLayout
import WidgetRenderer
import WidgetText
import WidgetWire

/// The view of BenchmarkPlugin's `picture` without what keeps a plugin apart: recorded, laid out
/// and drawn in one process, so that no pipe lies between.
enum OneProcess {
    static func compare(at place: Place) async throws -> Comparison {
        let engine = try PangoTextEngine(fonts: place.fonts)
        let layout = WidgetLayout(textEngine: engine)
        let renderer = PictureRenderer(engine: engine)
        // Numbers go on, so that no text is ever set twice.
        var number = 0
        return try await Comparison.times(
            "the same view in one process, recorded, laid out and drawn",
            floor: "the same drawn straight with Cairo and Pango", rounds: 240,
            ours: {
                number += 1
                return try ContinuousClock().measure {
                    let list = try layout.displayList(
                        for: try recorded(number), environment: environment,
                        options: LayoutOptions(contentMargins: Insets(all: 16)), now: 0)
                    _ = try renderer.picture(list, scale: environment.scale, at: 0)
                }
            },
            theirs: {
                try ContinuousClock().measure {
                    guard let drawn = floor_draw(Int32(number)) else {
                        throw BenchmarkError.floor("drawing")
                    }
                    floor_free(drawn)
                }
            })
    }

    private static let environment = WidgetEnvironment.with {
        $0.width = 338
        $0.height = 354
        $0.scale = 2
        $0.locale = "en_US"
        $0.timeZone = "UTC"
    }

    // As `widget_styles.h` numbers them.
    private static let caption2: UInt32 = 11
    private static let (green, blue): (UInt32, UInt32) = (10, 14)

    private static func recorded(_ entry: Int) throws -> ViewTree {
        let view = ViewTreeBuilder { _ in }
        view.begin(.vstack) {
            view.set(.spacing, .double(0))
            for row in 0..<20 {
                view.begin(.hstack) {
                    view.framed(.circle, 12, 12, blue)
                    view.begin(.text) {
                        view.set(.textString, .string("Entry \(entry), row \(row)"))
                        view.set(.font, .font(FontValue(style: caption2)))
                    }
                    view.begin(.spacer) {}
                    view.framed(.capsule, 100, 6, green)
                }
            }
        }
        return try view.finish()
    }
}

extension ViewTreeBuilder {
    fileprivate func begin(_ kind: ViewKind, _ content: () -> Void) {
        begin(kind.rawValue)
        content()
        end()
    }

    fileprivate func set(_ attribute: ViewAttribute, _ value: AttributeValue) {
        set(attribute.rawValue, value)
    }

    fileprivate func framed(
        _ shape: ViewKind, _ width: Double, _ height: Double, _ color: UInt32
    ) {
        begin(.frame) {
            set(.width, .double(width))
            set(.height, .double(height))
            begin(shape) {
                set(.fill, .paint(PaintValue(.color(ColorValue(name: color)))))
            }
        }
    }
}
