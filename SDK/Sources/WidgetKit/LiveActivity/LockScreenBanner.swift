/// A live activity on a lock screen: as high as its content, at most 160 points.
struct LockScreenBanner: View {
    let content: AnyView

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: 160)
            .fixedSize(horizontal: false, vertical: true)
            .backgroundPreferenceValue(ActivityBackgroundTint.self) { tint in
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.background.secondary))
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}
