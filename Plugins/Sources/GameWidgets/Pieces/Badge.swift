import SwiftUI

/// A banner's sign, or a face, on a disc of the banner's colours.
struct Badge: View {
    let banner: Banner
    /// An emoji; `nil` shows the banner's sign.
    var avatar: String?
    var size: CGFloat = 32

    var body: some View {
        Circle()
            .fill(banner.gradient)
            .frame(width: size, height: size)
            .overlay {
                if let avatar {
                    Text(avatar)
                        .font(.system(size: size * 0.6))
                } else {
                    Image(systemName: banner.symbol)
                        .font(.system(size: size * 0.5, weight: .semibold))
                        .foregroundStyle(.white)
                }
            }
    }
}
