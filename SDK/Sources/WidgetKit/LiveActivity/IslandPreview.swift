/// A presentation of the Dynamic Island, in the sizes of a phone 393 points wide.
struct IslandPreview: View {
    let island: DynamicIsland
    let form: ActivityPreviewViewKind.DynamicIslandPreviewViewState

    /// The size of the camera cutout.
    private static let camera = CGSize(width: 126, height: 37)
    /// The greatest width beside it, and of the minimal presentation (Human Interface Guidelines,
    /// Live Activities, Specifications).
    private static let (sideWidth, minimalWidth): (CGFloat, CGFloat) = (52.33, 45)

    var body: some View { content.environment(\.colorScheme, .dark) }

    @ViewBuilder private var content: some View {
        switch form {
        case .compact: compact
        case .minimal: minimal
        case .expanded: expanded
        }
    }

    private var compact: some View {
        HStack(spacing: 0) {
            side(island.compactLeading(), island.margins[.compactLeading])
            Color.clear.frame(width: Self.camera.width)
            side(island.compactTrailing(), island.margins[.compactTrailing])
        }
        .lineLimit(1)
        .frame(height: Self.camera.height)
        .background { edge(Capsule()) }
        .clipShape(.capsule)
    }

    private func side(_ content: some View, _ margins: EdgeInsets) -> some View {
        NarrowLayout(width: Self.sideWidth) { HStack { content }.padding(margins) }
    }

    private var minimal: some View {
        NarrowLayout(width: Self.minimalWidth) {
            HStack { island.minimal() }.lineLimit(1).padding(island.margins[.minimal])
                .frame(minWidth: Self.camera.height)
        }
        .frame(height: Self.camera.height)
        .background { edge(Capsule()) }
        .clipShape(.capsule)
    }

    private var expanded: some View {
        VStack(spacing: 0) {
            ExpandedIslandLayout(camera: CGSize(width: Self.camera.width, height: 25)) {
                VStack(alignment: .leading) { region(.leading) }
                VStack(spacing: 0) { region(.center) }
                VStack(alignment: .trailing) { region(.trailing) }
            }
            region(.bottom)
        }
        .padding(island.margins[.expanded])
        .frame(width: 371)
        .frame(minHeight: 84)
        .background { edge(RoundedRectangle(cornerRadius: 44, style: .continuous)) }
        .clipShape(RoundedRectangle(cornerRadius: 44, style: .continuous))
        .frame(maxHeight: 160)
    }

    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        let regions = island.expanded().filter { $0.position == position }
        return ForEach(regions.indices, id: \.self) { index in
            let region = regions[index]
            // Stacks the views of a region vertically.
            VStack { region.view }
                .padding(region.margins.insets(at: position, of: island.margins[.expanded]))
                .layoutPriority(region.priority)
        }
    }

    private func edge(_ shape: some InsettableShape) -> some View {
        shape.fill(.black).overlay {
            if let tint = island.keylineTint { shape.strokeBorder(tint.opacity(0.5), lineWidth: 1) }
        }
    }
}

/// Offers its view no more than a width.
private struct NarrowLayout: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal.height)) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: offer(bounds.height))
    }

    private func offer(_ height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }
}
