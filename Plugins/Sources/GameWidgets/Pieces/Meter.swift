import SwiftUI

/// A bar that is filled up to a fraction.
struct Meter<Fill: ShapeStyle>: View {
    let fraction: Double
    let fill: Fill
    var height: CGFloat = 6

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(Color.primary.opacity(0.12))
                Capsule().fill(fill)
                    .frame(width: max(height, geometry.size.width * fraction))
            }
        }
        .frame(height: height)
    }
}
