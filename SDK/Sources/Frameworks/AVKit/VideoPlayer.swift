@_exported public import AVFoundation
public import SwiftUI

/// A film: a black rectangle with what stands on it.
///
/// Differs from Apple: a widget plays nothing.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// A film with something on it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }

    /// A black rectangle with what stands on it.
    public var body: some View { Color.black.overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// A film.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
