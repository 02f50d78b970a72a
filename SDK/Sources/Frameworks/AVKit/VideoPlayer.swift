@_exported public import AVFoundation
public import SwiftUI

/// A video player, shown as a black rectangle with its overlay.
///
/// Differs from Apple: a widget plays nothing.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// Creates a player with an overlay.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }

    /// A black rectangle with the overlay.
    public var body: some View { Color.black.overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
