import SwiftUI

/// A day as people call it: today, tomorrow, Friday, 3 March.
struct DayName: View {
    let day: Date
    let date: Date

    init(of day: Date, asOf date: Date) {
        self.day = day
        self.date = date
    }

    var body: some View {
        let calendar = Calendar.current
        let days =
            calendar.dateComponents(
                [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: day)
            ).day ?? 0
        switch days {
        case ...0: Text("Today")
        case 1: Text("Tomorrow")
        case 2...6: Text(day, format: .dateTime.weekday(.wide))
        default: Text(day, format: .dateTime.day().month(.wide))
        }
    }
}
