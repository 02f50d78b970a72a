import SwiftUI
import WidgetKit

/// What is shown where there are no events, and what to do about it.
struct ProblemView: View {
    @Environment(\.widgetFamily) private var family
    let problem: CalendarProblem

    var body: some View {
        switch family {
        case .accessoryInline:
            Label {
                Text(problem.title)
            } icon: {
                Image(systemName: problem.symbol)
            }
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                Image(systemName: problem.symbol).font(.title2)
            }
            .accessibilityLabel(Text(problem.title))
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Text(problem.title).font(.headline)
                advice
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        default:
            VStack(spacing: 4) {
                Image(systemName: problem.symbol)
                    .font(.title)
                    .foregroundStyle(.secondary)
                Text(problem.title).font(.headline)
                advice
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private var advice: some View {
        ViewThatFits(in: .vertical) {
            Text(problem.advice)
            Text(problem.shortAdvice)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("advice")
    }
}
