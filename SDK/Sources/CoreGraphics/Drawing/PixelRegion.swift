import Foundation

/// A part of a raster, in its pixels.
enum PixelRegion {
    case rectangle(CGRect)
    case ellipse(CGRect)
    case rounded(CGRect, radius: CGFloat)

    /// What it lies in.
    var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .ellipse(let rect), .rounded(let rect, _): rect
        }
    }

    /// How much of a pixel it covers, from 0 to 1.
    func coverage(column: Int, row: Int) -> Double {
        let samples = 4
        var hits = 0
        for index in 0..<(samples * samples) {
            let x = Double(column) + (Double(index % samples) + 0.5) / Double(samples)
            let y = Double(row) + (Double(index / samples) + 0.5) / Double(samples)
            if contains(x, y) { hits += 1 }
        }
        return Double(hits) / Double(samples * samples)
    }

    private func contains(_ x: Double, _ y: Double) -> Bool {
        let rect = bounds
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return false }
        let radii: (x: Double, y: Double)
        switch self {
        case .rectangle: return true
        case .ellipse: radii = (rect.width / 2, rect.height / 2)
        case .rounded(_, let radius):
            let most = min(radius, rect.width / 2, rect.height / 2)
            radii = (most, most)
        }
        guard radii.x > 0, radii.y > 0 else { return true }
        let dx = max(rect.minX + radii.x - x, x - (rect.maxX - radii.x), 0) / radii.x
        let dy = max(rect.minY + radii.y - y, y - (rect.maxY - radii.y), 0) / radii.y
        return dx * dx + dy * dy <= 1
    }
}
