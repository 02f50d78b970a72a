// swift-format-ignore-file
import CoreLocation
import MapKit
import SwiftUI
import WeatherKit
import WidgetKit

final class LocationFinder: NSObject, CLLocationManagerDelegate {
    private var manager: CLLocationManager?
    private var continuation: CheckedContinuation<CLLocation, Error>?

    @MainActor
    func find() async throws -> CLLocation {
        let manager = CLLocationManager()
        self.manager = manager
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            switch manager.authorizationStatus {
            case .notDetermined: manager.requestWhenInUseAuthorization()
            case .authorizedAlways, .authorizedWhenInUse, .denied, .restricted: manager.requestLocation()
            @unknown default: manager.requestLocation()
            }
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if let last = locations.last { continuation?.resume(returning: last) }
        continuation = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        continuation?.resume(throwing: error)
        continuation = nil
    }
}

struct ForecastEntry: TimelineEntry {
    let date: Date
    let place: String
    var current: CurrentWeather?
    var hours: [HourWeather] = []
    var map: UIImage?
}

struct ForecastProvider: TimelineProvider {
    private let finder = LocationFinder()

    func placeholder(in context: Context) -> ForecastEntry { ForecastEntry(date: .now, place: "Somewhere") }

    func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
        completion(ForecastEntry(date: .now, place: "Berlin"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
        Task {
            var entry = ForecastEntry(date: .now, place: "Nowhere")
            do {
                let location = try await finder.find()
                async let weather = WeatherService.shared.weather(for: location, including: .current, .hourly)
                async let picture = snapshot(of: location.coordinate, size: context.displaySize)
                let (current, hourly) = try await weather
                entry.current = current
                entry.hours = Array(hourly.forecast.prefix(6))
                entry.map = try? await picture
            } catch CLError.denied {
                entry = ForecastEntry(date: .now, place: "Hidden")
            } catch let error as WeatherError {
                entry = ForecastEntry(date: .now, place: error.localizedDescription)
            } catch {
                print(error)
            }
            completion(Timeline(entries: [entry], policy: .atEnd))
        }
    }

    private func snapshot(of center: CLLocationCoordinate2D, size: CGSize) async throws -> UIImage {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(center: center, latitudinalMeters: 500, longitudinalMeters: 500)
        options.size = size
        options.pointOfInterestFilter = .excludingAll
        options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
        let snapshot = try await MKMapSnapshotter(options: options).start()
        return UIGraphicsImageRenderer(size: size).image { _ in
            snapshot.image.draw(at: .zero)
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(origin: snapshot.point(for: center), size: CGSize(width: 8, height: 8))).fill()
        }
    }
}

struct ForecastView: View {
    let entry: ForecastEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(entry.place).font(.headline).minimumScaleFactor(0.6)
            if let current = entry.current {
                Label {
                    Text(current.temperature.formatted(.measurement(width: .narrow, usage: .weather)))
                } icon: {
                    Image(systemName: current.symbolName).symbolRenderingMode(.multicolor)
                }
                Text(current.condition.description)
                ForEach(entry.hours, id: \.date) { hour in
                    Text(hour.date, format: .dateTime.hour()) + Text(" ") + Text(hour.precipitationChance, format: .percent)
                }
            }
        }
        .background {
            if let map = entry.map { Image(uiImage: map).resizable().scaledToFill().opacity(0.3) }
        }
        .gardenBackground()
    }
}

struct ForecastWidget: Widget {
    let kind = "Forecast"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: ForecastProvider()) { ForecastView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
