/// A presentation of the Dynamic Island, in the sizes of a phone 393 points wide.
struct IslandPreview: View {
    let island: DynamicIsland
    let form: ActivityPreviewViewKind.DynamicIslandPreviewViewState

    /// The size of the camera cutout, and the height of it below the margin of the expanded island.
    private static let camera = CGSize(width: 126, height: 37)
    private static let (cameraHeight, expandedWidth): (CGFloat, CGFloat) = (25, 371)
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
            ExpandedIslandLayout(
                camera: CGSize(width: Self.camera.width, height: Self.cameraHeight)
            ) {
                VStack(alignment: .leading) { region(.leading) }
                    .layoutPriority(priority(of: .leading))
                VStack(spacing: 0) { region(.center) }
                VStack(alignment: .trailing) { region(.trailing) }
                    .layoutPriority(priority(of: .trailing))
            }
            region(.bottom)
        }
        .padding(island.margins[.expanded])
        .frame(width: Self.expandedWidth)
        .frame(minHeight: 84)
        .background { edge(RoundedRectangle(cornerRadius: 44, style: .continuous)) }
        .clipShape(RoundedRectangle(cornerRadius: 44, style: .continuous))
        .frame(maxHeight: 160)
    }

    private func regions(at position: DynamicIslandExpandedRegionPosition) -> [IslandRegion] {
        island.expanded().filter { $0.position == position }
    }

    private func priority(of position: DynamicIslandExpandedRegionPosition) -> Double {
        regions(at: position).map(\.priority).max() ?? 0
    }

    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        let regions = regions(at: position)
        return ForEach(regions.indices, id: \.self) { index in
            let region = regions[index]
            let insets = region.margins.insets(at: position, of: island.margins[.expanded])
            stacked(region.view, at: position, insets)
                .padding(insets)
                .layoutPriority(region.priority)
        }
    }

    /// The views of a region below each other; at the sides also below the camera.
    @ViewBuilder
    private func stacked(
        _ views: AnyView, at position: DynamicIslandExpandedRegionPosition, _ insets: EdgeInsets
    ) -> some View {
        let margins = island.margins[.expanded]
        let beside = (Self.expandedWidth - Self.camera.width) / 2 - insets.leading - insets.trailing
        switch position {
        case .leading:
            let room = CGSize(width: max(0, beside - margins.leading), height: Self.cameraHeight)
            IslandRegionLayout(room: room) { views }
        case .trailing:
            let room = CGSize(width: max(0, beside - margins.trailing), height: Self.cameraHeight)
            IslandRegionLayout(room: room) { views }
        default: VStack { views }
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
