import CPangoCairo

/// The contours of some letters: what is inside lies on the same side of all of them.
struct LetterOutline {
    private(set) var contours: [LetterContour] = []

    /// A path as Cairo copies it.
    init(_ path: cairo_path_t) {
        let data = UnsafeBufferPointer(start: path.data, count: Int(path.num_data))
        var contour = LetterContour()
        var index = 0
        while index < data.count {
            let header = data[index].header
            let points = (index + 1..<max(index + 1, index + Int(header.length))).map {
                LetterContour.Point(data[$0].point.x, data[$0].point.y)
            }
            index += max(1, Int(header.length))
            switch (header.type, points.count) {
            case (CAIRO_PATH_MOVE_TO, 1):
                close(&contour)
                contour.move(to: points[0])
            case (CAIRO_PATH_LINE_TO, 1): contour.addLine(to: points[0])
            case (CAIRO_PATH_CURVE_TO, 3): contour.addCurve(points[0], points[1], to: points[2])
            default: close(&contour)
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

    /// The outline with its outer corners rounded off, by at most a radius in the path's units.
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
