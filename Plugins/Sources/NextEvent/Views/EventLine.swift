import ICalendar
import SwiftUI

/// An event's title above its time and place.
struct EventLine: View {
    let event: Event

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(event.title)
                .font(.subheadline.weight(.semibold))
            HStack(spacing: 4) {
                if event.isAllDay {
                    Text("all day")
                } else {
                    Text(
                        "\(Text(event.start, style: .time)) – \(Text(event.end, style: .time))")
                }
                if let location = event.location { Text("· \(location)") }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
}
