/// A live activity on the lock screen of a phone 393 points wide: as high as its content becomes in
/// 160 points, which is the most.
struct LockScreenBanner: View {
    let content: AnyView

    var body: some View {
        content
            .frame(width: 371)
            .backgroundPreferenceValue(ActivityBackgroundTint.self) { tint in
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.background.secondary))
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
            .frame(maxHeight: 160)
    }
}
