/// A plugin's function for the default positions of its own guides.
///
/// Unchecked: belongs to the plugin's main thread, like everything here.
final class GuideDefaults: @unchecked Sendable {
    private let position: (Int64, DimensionsValue) -> Double

    init(_ position: @escaping (Int64, DimensionsValue) -> Double) {
        self.position = position
    }

    func position(of guide: Guide, in size: Size) -> Double {
        Length.finite(position(guide.attribute, DimensionsValue(plain: size))) ?? 0
    }
}
