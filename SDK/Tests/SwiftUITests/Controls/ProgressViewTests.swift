import Foundation
import SwiftUI
import Testing

@Suite("Progress views")
@MainActor
struct ProgressViewTests {
    private struct Doubled: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ProgressView(configuration)
                Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
            }
        }
    }

    private let start = Date(timeIntervalSince1970: 100)
    private let end = Date(timeIntervalSince1970: 200)

    @Test func `are bars below their label`() {
        #expect(
            tree { ProgressView("Loading", value: 30, total: 120) } == """
                vstack alignment=leading spacing=4
                  text text_string="Loading"
                  gauge gauge_form=gauge_bar amount=0.25 accessibility_value="25%" fill=tint track=fill_secondary line_width=4
                  group foreground=level2
                    group font=caption
                      group
                """)
    }

    @Test func `are wheels where the progress is unknown`() {
        #expect(tree { ProgressView() }.contains("gauge gauge_form=gauge_spokes fill=level2"))
        let none: Double? = nil
        #expect(tree { ProgressView(value: none) }.contains("gauge_form=gauge_spokes"))
        #expect(tree { ProgressView().controlSize(.large) }.contains("width=37"))
        #expect(tree { ProgressView().tint(.orange) }.contains("gauge_spokes fill=orange"))
    }

    @Test func `follow the time without another evaluation`() {
        let text = tree { ProgressView(timerInterval: start...end) }
        #expect(text.contains("start_date=100 end_date=200 counts_down=true"))
        #expect(
            text.contains("date_interval=100,200 date_style=date_timer_interval"),
            "the time that is left")
        let bare = tree {
            ProgressView(
                timerInterval: start...end, countsDown: false, label: { EmptyView() },
                currentValueLabel: { EmptyView() })
        }
        #expect(bare.contains("counts_down=false"))
        #expect(!bare.contains("date_style"))
    }

    @Test(arguments: [true, false]) func `have no labels where those are hidden`(isCircular: Bool) {
        let text = tree {
            Group {
                if isCircular {
                    ProgressView("Brewing", value: 0.5).progressViewStyle(.circular)
                } else {
                    ProgressView(timerInterval: start...end) { Text("Brewing") }
                }
            }
            .labelsHidden()
        }
        #expect(text.contains("gauge gauge_form"))
        #expect(!text.contains("Brewing") && !text.contains("date_style"))
    }

    @Test func `are rings where asked, with a tint of their own`() {
        let text = tree {
            ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
        }
        #expect(text.contains("gauge gauge_form=gauge_ring amount=0.5"))
        #expect(text.contains("fill=red"))
    }

    @Test func `can be dressed again inside a style`() {
        let text = tree { ProgressView(value: 0.5).progressViewStyle(Doubled()) }
        #expect(text.contains("gauge_form=gauge_bar amount=0.5"))
        #expect(text.contains("text_string=\"0.5\""))
    }

    @Test func `follow an operation of Foundation's`() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        #expect(tree { ProgressView(progress) }.contains("amount=0.25"))
    }
}
