/// How much work the effects of one picture may cause: a plugin can put hundreds inside one another.
///
/// A widget needs a small part of it. What goes beyond is drawn without its effect.
final class EffectBudget {
    /// Pixels that may still be made, all layers together.
    private var pixels: Int
    /// Groups that may be open at once: each can be as large as the picture.
    private var layers = 64

    /// - Parameter picture: The pixels of the picture itself.
    init(picture: PixelArea) {
        pixels = max(16 * 1024 * 1024, picture.count * 12)
    }

    /// Whether so many pixels may still be made; if so they are counted.
    func take(_ area: PixelArea) -> Bool {
        guard area.count <= pixels else { return false }
        pixels -= area.count
        return true
    }

    /// Opens a group while `body` draws into it, or draws nothing and returns false.
    func withLayer(_ body: () -> Void) -> Bool {
        guard layers > 0 else { return false }
        layers -= 1
        body()
        layers += 1
        return true
    }
}
