/// A live activity on the lock screen of a phone 393 points wide; as high as its content, but at
/// most 160 points.
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
