/// The regions of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    let content: Content
    let regions: [IslandRegion]
}

/// A region of the expanded island with type-erased views.
struct IslandRegion {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let margins: RegionMargins
    let view: AnyView
}

/// Builds the regions of the expanded island from the statements of a closure.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    /// Adds a region.
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        DynamicIslandExpandedContent(
            content: region.content,
            regions: [
                IslandRegion(
                    position: region.position, priority: region.priority,
                    margins: region.margins, view: AnyView(region.content))
            ])
    }

    /// Adds existing regions.
    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    /// Combines regions.
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
        var regions: [IslandRegion] = []
        repeat regions += (each content).regions
        return DynamicIslandExpandedContent(
            content: TupleView((repeat (each content).content)), regions: regions)
    }

    /// Allows an `if` without an `else`.
    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content?> {
        DynamicIslandExpandedContent(
            content: content?.content, regions: content?.regions ?? [])
    }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<First: View, Second: View>(
        first content: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(
            content: ViewBuilder.buildEither(first: content.content), regions: content.regions)
    }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<First: View, Second: View>(
        second content: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(
            content: ViewBuilder.buildEither(second: content.content), regions: content.regions)
    }

    /// Allows `if #available`.
    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(
            content: AnyView(content.content), regions: content.regions)
    }
}
