import SwiftUI

/// The marks of a chart, in their places.
struct PlotView: View {
    let plane: PlotPlane
    let styles: ChartStyles

    var body: some View {
        let groups = plane.scene.groups
        ZStack {
            Color.clear
            ForEach(groups.indices, id: \.self) { index in
                group(groups[index]).offset(groups[index][0].offset)
            }
            sectors(groups.map { $0[0] }.filter { $0.shape == .sector })
            ForEach(groups.indices, id: \.self) { index in notes(groups[index]) }
        }
    }

    @ViewBuilder private func group(_ parts: [ChartPart]) -> some View {
        let part = parts[0]
        switch part.shape {
        case .bar, .rectangle:
            if let rect = plane.rect(part) {
                let radius = min(part.cornerRadius, rect.width / 2, rect.height / 2)
                painted(Path(roundedRect: rect, cornerRadius: radius), part)
            }
        case .rule: if let rect = plane.rect(part) { rule(rect, part) }
        case .point: symbols(parts)
        case .line:
            let curve = Curve(
                points: parts.compactMap(plane.point), method: part.interpolation)
            painted(Path { curve.add(to: &$0) }, part, line: styles.line(part, width: 2))
            symbols(parts)
        case .area:
            painted(area(parts), part)
            symbols(parts)
        case .sector: EmptyView()
        }
    }

    private func rule(_ rect: CGRect, _ part: ChartPart) -> some View {
        let path = Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
        return painted(path, part, line: styles.line(part, width: 1))
    }

    private func area(_ parts: [ChartPart]) -> Path {
        let edges = parts.compactMap(plane.edges)
        let method = parts[0].interpolation
        return Path { path in
            Curve(points: edges.map(\.top), method: method).add(to: &path)
            Curve(points: edges.reversed().map(\.bottom), method: method)
                .add(to: &path, isStart: false)
            path.closeSubpath()
        }
    }

    /// A path in a view of its size, so that gradients span the path only.
    private func painted(_ path: Path, _ part: ChartPart, line: StrokeStyle? = nil) -> some View {
        let bounds = path.isEmpty ? .zero : path.boundingRect
        let inside = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let style = styles.style(part)
        return Group {
            if let line { inside.stroke(style, style: line) } else { inside.fill(style) }
        }
        .frame(width: bounds.width, height: bounds.height)
        .modifier(MarkEffects(part: part))
        .position(x: bounds.midX, y: bounds.midY)
    }

    private func symbols(_ parts: [ChartPart]) -> some View {
        ForEach(parts.indices, id: \.self) { index in
            let part = parts[index]
            if let symbol = styles.symbol(part), let point = plane.point(part) {
                Group {
                    switch symbol {
                    case .view(let view): view.fixedSize()
                    case .shape(let shape):
                        let size = styles.symbolSize(part)
                        shape.fill(styles.style(part))
                            .frame(width: size.width, height: size.height)
                    }
                }
                .modifier(MarkEffects(part: part))
                .position(point)
            }
        }
    }

    private func sectors(_ parts: [ChartPart]) -> some View {
        let pie = Pie(parts.map { $0.x?.low.number ?? 0 }, in: plane.size)
        return ForEach(parts.indices, id: \.self) { index in
            painted(pie.path(index, parts[index]), parts[index])
        }
    }

    private func notes(_ parts: [ChartPart]) -> some View {
        ForEach(parts.indices, id: \.self) { index in
            let part = parts[index]
            if let rect = target(part) {
                ForEach(part.notes.indices, id: \.self) { note(part.notes[$0], beside: rect) }
            }
        }
    }

    /// Returns the rectangle that an annotation refers to.
    private func target(_ part: ChartPart) -> CGRect? {
        switch part.shape {
        case .bar, .rectangle, .rule: return plane.rect(part)
        case .line, .point: return plane.point(part).map { CGRect(origin: $0, size: .zero) }
        case .area: return plane.edges(part).map { CGRect(origin: $0.top, size: .zero) }
        case .sector:
            let parts = plane.scene.groups.map { $0[0] }.filter { $0.shape == .sector }
            let pie = Pie(parts.map { $0.x?.low.number ?? 0 }, in: plane.size)
            let index = parts.firstIndex {
                $0.x?.low == part.x?.low && $0.seriesKey == part.seriesKey
            }
            return index.map { CGRect(origin: pie.middle($0, part), size: .zero) }
        }
    }

    private func note(_ note: ChartPart.Note, beside rect: CGRect) -> some View {
        let place = NotePlace(note, beside: rect, in: plane.size)
        // Inside an overlay, so that the guides move the note alone.
        return Color.clear.frame(width: 0, height: 0)
            .overlay {
                note.content(AnnotationContext(targetSize: rect.size))
                    .fixedSize()
                    .alignmentGuide(HorizontalAlignment.center) { place.x.guide($0.width) }
                    .alignmentGuide(VerticalAlignment.center) { place.y.guide($0.height) }
            }
            .position(x: place.x.anchor, y: place.y.anchor)
    }
}
