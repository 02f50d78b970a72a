// swift-format-ignore-file
import EventKit
import HealthKit
import SwiftUI
import WidgetKit

final class HealthReader {
    static let shared = HealthReader()
    private let store = HKHealthStore()

    func steps(completion: @escaping @Sendable (Double?) -> Void) {
        guard HKHealthStore.isHealthDataAvailable(), let type = HKQuantityType.quantityType(forIdentifier: .stepCount) else {
            completion(nil)
            return
        }
        let start = Calendar.current.startOfDay(for: Date())
        let predicate = HKQuery.predicateForSamples(withStart: start, end: Date(), options: .strictStartDate)
        let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum) { _, result, error in
            guard let sum = result?.sumQuantity() else { return completion(nil) }
            completion(sum.doubleValue(for: HKUnit.count()))
        }
        store.execute(query)
    }

    func week(_ handler: @escaping @Sendable ([Double]) -> Void) {
        let query = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.activeEnergyBurned), quantitySamplePredicate: nil,
            options: [.cumulativeSum], anchorDate: Calendar.current.startOfDay(for: Date()),
            intervalComponents: DateComponents(day: 1))
        query.initialResultsHandler = { _, collection, _ in
            var values: [Double] = []
            collection?.enumerateStatistics(from: .distantPast, to: Date()) { statistics, _ in
                values.append(statistics.sumQuantity()?.doubleValue(for: .kilocalorie()) ?? 0)
            }
            handler(values)
        }
        store.execute(query)
    }

    func pulse() async throws -> Double? {
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 1)
        return try await descriptor.result(for: store).first?.quantity.doubleValue(for: HKUnit(from: "count/min"))
    }
}

@MainActor
final class CalendarReader {
    private let store = EKEventStore()

    func events() async -> [EKEvent] {
        switch EKEventStore.authorizationStatus(for: .event) {
        case .authorized, .fullAccess: break
        case .notDetermined: guard (try? await store.requestFullAccessToEvents()) == true else { return [] }
        default: return []
        }
        let calendars = store.calendars(for: .event).filter { $0.type != .birthday }
        let predicate = store.predicateForEvents(withStart: Date(), end: Date().addingTimeInterval(86_400), calendars: calendars)
        return store.events(matching: predicate)
            .filter { !$0.isAllDay && $0.status != .canceled }
            .sorted { $0.startDate < $1.startDate }
    }
}

struct DayEntry: TimelineEntry {
    let date: Date
    var steps: Double?
    var titles: [String] = []
}

struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
        completion(DayEntry(date: .now, steps: 4321, titles: ["Prune"]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        Task { @MainActor in
            let steps = await withCheckedContinuation { continuation in
                HealthReader.shared.steps { continuation.resume(returning: $0) }
            }
            let events = await CalendarReader().events()
            let pulse = try? await HealthReader.shared.pulse()
            let entry = DayEntry(date: .now, steps: steps ?? pulse ?? nil, titles: events.map { $0.title ?? "" })
            completion(Timeline(entries: [entry], policy: .after(.now.advanced(by: 3600))))
        }
    }
}

struct DayView: View {
    let entry: DayEntry
    @AppStorage("goal", store: UserDefaults(suiteName: "group.org.example.garden")) private var goal = 10_000
    @ScaledMetric(relativeTo: .body) private var ring: CGFloat = 44
    @Clamped(0...1) private var unit = 3.0

    var body: some View {
        VStack {
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 6)
                Circle()
                    .trim(from: 0, to: min(unit, (entry.steps ?? 0) / Double(goal)))
                    .stroke(
                        AngularGradient(gradient: Gradient(colors: [.leaf, .green]), center: .center),
                        style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                entry.steps.map { Text($0, format: .number.notation(.compactName)) } ?? Text("No steps")
            }
            .frame(width: ring, height: ring)
            Lines {
                "Today"
                for title in entry.titles { title }
                if entry.titles.isEmpty { "Nothing to do" }
            }
        }
        .monospacedDigit()
        .card()
        .gardenBackground(Color(.secondarySystemBackground))
    }
}

struct DayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Day", provider: DayProvider()) { entry in DayView(entry: entry) }
            .supportedFamilies([.systemSmall])
    }
}
