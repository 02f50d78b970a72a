import SwiftUI
import WidgetKit

struct MainDoorView: View {
    let entry: MainDoorEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Image(systemName: entry.isOpen ? "lock.open.fill" : "lock.fill")
                .font(.title)
                .foregroundStyle(entry.isOpen ? .orange : .green)
            Spacer(minLength: 4)
            Text("Main Door")
                .font(.headline)
            if let changed = entry.changed {
                HStack(spacing: 3) {
                    Text("since")
                    Text(changed, style: .time)
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Toggle(isOn: entry.isOpen, intent: SetMainDoorIntent()) {
                Text(entry.isOpen ? "Open" : "Closed")
                    .font(.subheadline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
            .tint(.orange)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(for: .widget) { Backdrop(isOpen: entry.isOpen) }
    }
}
