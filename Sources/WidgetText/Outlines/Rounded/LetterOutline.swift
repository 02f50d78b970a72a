import CPangoCairo

/// The contours of some letters; the inside is on the same side of all of them.
struct LetterOutline {
    private(set) var contours: [LetterContour] = []

    init(_ path: CairoPath) {
        var contour = LetterContour()
        for step in path {
            switch step {
            case .move(let point):
                close(&contour)
                contour.move(to: point)
            case .line(let point): contour.addLine(to: point)
            case .curve(let first, let second, let end):
                contour.addCurve(first, second, to: end)
            case .close: close(&contour)
            }
        }
        close(&contour)
    }

    init(_ contours: [LetterContour]) { self.contours = contours }

    private mutating func close(_ contour: inout LetterContour) {
        contour.close()
        if !contour.segments.isEmpty { contours.append(contour) }
        contour = LetterContour()
    }

    /// The outline with outer corners rounded by at most a radius, in the path's units.
    func rounded(radius: Double) -> LetterOutline {
        let area = contours.reduce(0) { $0 + $1.signedArea }
        return LetterOutline(contours.map { $0.rounded(radius: radius, turning: area) })
    }

    /// Adds the outline to the path of a `cairo_t`.
    func append(to cairo: OpaquePointer) {
        for contour in contours {
            guard let first = contour.segments.first else { continue }
            cairo_move_to(cairo, first.start.x, first.start.y)
            for segment in contour.segments {
                let (first, second, end) = (segment.first, segment.second, segment.end)
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            }
            cairo_close_path(cairo)
        }
    }
}
