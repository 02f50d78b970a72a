import SwiftUI

/// A banner's sign on a disc.
struct Badge: View {
    let banner: Banner
    var size: CGFloat = 32

    var body: some View {
        Circle()
            .fill(banner.gradient)
            .frame(width: size, height: size)
            .overlay {
                Image(systemName: banner.symbol)
                    .font(.system(size: size * 0.5, weight: .semibold))
                    .foregroundStyle(.white)
            }
    }
}
