package import CoreLocation
package import SwiftUI

/// A part of a map's content.
package struct MapPart {
    enum Shape {
        /// A balloon with a symbol, or with letters.
        case balloon(symbol: String?, letters: String)
        /// A view, and which point of it is at the place.
        case view(AnyView, anchor: UnitPoint)
        /// A line through coordinates, or the area it encloses.
        case line(isClosed: Bool)
        /// A circle with a radius in meters.
        case circle(radius: Double)
    }

    var shape: Shape
    /// The coordinates.
    package var places: [CLLocationCoordinate2D]
    package var title: Text?
    var fill: AnyShapeStyle?
    var line: AnyShapeStyle?
    var lineStyle = StrokeStyle(lineWidth: 1)
}

extension MapPart {
    /// The flat part of the map that it covers.
    var extent: MKMapRect {
        places.reduce(.null) { extent, place in
            let point = MKMapPoint(place)
            let radius = if case .circle(let metres) = shape { place.mapUnits(metres) } else { 0.0 }
            return extent.union(
                MKMapRect(
                    x: point.x - radius, y: point.y - radius, width: 2 * radius,
                    height: 2 * radius))
        }
    }

    /// Returns the part, drawn in the map's projection.
    @MainActor @ViewBuilder func view(_ projection: MapProjection) -> some View {
        switch shape {
        case .balloon(let symbol, let letters):
            pin(at: projection.point(places[0]), .bottom) {
                Balloon(symbol: symbol, letters: letters, fill: fill ?? AnyShapeStyle(Color.red))
            }
        case .view(let view, let anchor):
            pin(at: projection.point(places[0]), anchor.alignment) { view }
        case .line(let isClosed):
            painted(projection.path(places, isClosed: isClosed), isFilled: isClosed)
        case .circle(let radius):
            painted(projection.circle(places[0], radius), isFilled: true)
        }
    }

    /// A view of which a point is at a place, with the title below it.
    @MainActor private func pin<Content: View>(
        at point: CGPoint, _ alignment: Alignment, @ViewBuilder content: () -> Content
    ) -> some View {
        Color.clear.frame(width: 0, height: 0)
            .overlay(alignment: alignment) {
                content().fixedSize().overlay(alignment: .bottom) {
                    title?.font(.caption2.weight(.semibold)).foregroundStyle(.primary).fixedSize()
                        .alignmentGuide(.bottom) { $0[.top] - 2 }
                }
            }
            .position(point)
    }

    @MainActor private func painted(_ path: Path, isFilled: Bool) -> some View {
        ZStack {
            if isFilled { path.fill(fill ?? AnyShapeStyle(Color.blue.opacity(0.3))) }
            if let line {
                path.stroke(line, style: lineStyle)
            } else if !isFilled {
                path.stroke(fill ?? AnyShapeStyle(Color.blue), style: lineStyle)
            }
        }
    }
}

/// A balloon with a point at its foot.
private struct Balloon: View {
    let symbol: String?
    let letters: String
    let fill: AnyShapeStyle

    var body: some View {
        ZStack {
            if let symbol {
                Image(systemName: symbol)
            } else {
                Text(letters)
            }
        }
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 26, height: 26)
        .background(fill, in: .circle)
        .padding(.bottom, 5)
        .background(alignment: .bottom) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 0))
                path.addLine(to: CGPoint(x: 5, y: 7))
                path.addLine(to: CGPoint(x: 10, y: 0))
            }
            .fill(fill)
            .frame(width: 10, height: 7)
        }
    }
}

extension UnitPoint {
    /// The nearest of a rectangle's corners and middles.
    fileprivate var alignment: Alignment {
        Alignment(
            horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
            vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
    }
}

extension CLLocationCoordinate2D {
    /// Returns a length in meters in the units of the flat map.
    func mapUnits(_ metres: Double) -> Double {
        let equator = 40_075_016.686
        return metres * MKMapPoint.world / (equator * max(0.01, cos(latitude * .pi / 180)))
    }
}

/// Converts coordinates to positions in a view that shows a part of the map.
package struct MapProjection {
    private let center: MKMapPoint
    private let scale: Double
    private let size: CGSize

    /// Shows a part in the middle of a view, as large as fits.
    package init(_ rect: MKMapRect, in size: CGSize) {
        center = MKMapPoint(x: rect.midX, y: rect.midY)
        let (width, height) = (max(rect.width, 1), max(rect.height, 1))
        scale = min(size.width / width, size.height / height)
        self.size = size
    }

    package func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        let point = MKMapPoint(place)
        return CGPoint(
            x: size.width / 2 + (point.x - center.x) * scale,
            y: size.height / 2 + (point.y - center.y) * scale)
    }

    func path(_ places: [CLLocationCoordinate2D], isClosed: Bool) -> Path {
        Path { path in
            path.addLines(places.map(point))
            if isClosed { path.closeSubpath() }
        }
    }

    package func circle(_ place: CLLocationCoordinate2D, _ radius: Double) -> Path {
        let (center, radius) = (point(place), place.mapUnits(radius) * scale)
        return Path(
            ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
