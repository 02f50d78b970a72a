/// A live activity on a lock screen: as high as its content becomes in 160 points, which is the most.
struct LockScreenBanner: View {
    let content: AnyView

    var body: some View {
        content
            .frame(maxWidth: .infinity)
            .backgroundPreferenceValue(ActivityBackgroundTint.self) { tint in
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.background.secondary))
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
            .frame(maxHeight: 160)
    }
}
