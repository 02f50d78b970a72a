import SwiftUI

/// A tree as a view, in plain form or in its other one.
struct TwinView: View {
    let tree: TwinTree
    let isTwin: Bool

    var body: some View { view(tree) }

    private func view(_ tree: TwinTree) -> AnyView {
        isTwin ? AnyView(wrapped(tree, Self.twin(tree, view))) : Self.plain(tree, view)
    }

    /// The same view inside what changes nothing.
    @ViewBuilder private func wrapped(_ tree: TwinTree, _ view: AnyView) -> some View {
        switch "\(tree)".utf8.count % 6 {
        case 0: Group { view }
        case 1: view.modifier(Unchanged())
        case 2: ForEach(0..<1) { _ in view }
        case 3: if isTwin { view } else { EmptyView() }
        case 4: view.environment(\.lineSpacing, 0).id(1)
        default: view
        }
    }

    private static func plain(
        _ tree: TwinTree, _ view: @escaping (TwinTree) -> AnyView
    ) -> AnyView {
        switch tree {
        case .leaf(let number, let least, let most):
            return AnyView(leaf(least, most).mark("l\(number)"))
        case .text(let number, let words, let lines):
            return AnyView(Text(words).lineLimit(lines).mark("l\(number)"))
        case .symbol(let number, let isResizable):
            return AnyView(symbol(isResizable).mark("l\(number)"))
        case .gauge(let number, let isCircular):
            return AnyView(gauge(isCircular).mark("l\(number)"))
        case .divider(let number): return AnyView(Divider().mark("l\(number)"))
        case .row(let trees, let alignment, let spacing):
            return AnyView(
                HStack(alignment: alignment, spacing: spacing) { views(trees, view) })
        case .column(let trees, let alignment, let spacing):
            return AnyView(
                VStack(alignment: alignment, spacing: spacing) { views(trees, view) })
        case .layers(let trees, let alignment):
            return AnyView(ZStack(alignment: alignment) { views(trees, view) })
        case .grid(let rows, let spacing):
            return AnyView(
                Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                    ForEach(rows.indices, id: \.self) { row in
                        GridRow { views(rows[row], view) }
                    }
                })
        case .choice(let trees): return AnyView(ViewThatFits { views(trees, view) })
        case .frame(let tree, let width, let height, let alignment):
            return AnyView(view(tree).frame(width: width, height: height, alignment: alignment))
        case .bounds(let tree, let least, let ideal, let most, let alignment):
            return AnyView(
                view(tree).frame(
                    minWidth: least, idealWidth: ideal, maxWidth: most, minHeight: least,
                    idealHeight: ideal, maxHeight: most, alignment: alignment))
        case .padding(let tree, let length): return AnyView(view(tree).padding(length))
        case .priority(let tree, let value): return AnyView(view(tree).layoutPriority(value))
        case .group(let trees): return AnyView(Group { views(trees, view) })
        case .fixedSize(let tree): return AnyView(view(tree).fixedSize())
        case .background(let tree, let behind):
            return AnyView(view(tree).background(view(behind)))
        case .overlay(let tree, let above, let alignment):
            return AnyView(view(tree).overlay(view(above), alignment: alignment))
        case .proportion(let tree, let ratio, let mode):
            return AnyView(view(tree).aspectRatio(ratio, contentMode: mode))
        case .spacer(let least): return AnyView(Spacer(minLength: least))
        case .guide(let tree, let distance):
            return AnyView(
                view(tree).alignmentGuide(.leading) { $0[.leading] + distance }
                    .alignmentGuide(VerticalAlignment.center) { $0[.bottom] - distance })
        case .reader(let tree): return AnyView(GeometryReader { _ in view(tree) })
        case .offset(let tree, let distance):
            return AnyView(view(tree).offset(x: distance, y: distance))
        }
    }

    private static func twin(
        _ tree: TwinTree, _ view: @escaping (TwinTree) -> AnyView
    ) -> AnyView {
        switch tree {
        case .leaf(let number, let least, let most):
            return AnyView(HStack { VStack { leaf(least, most).mark("r\(number)") } })
        case .text(let number, let words, let lines):
            let text = Text(verbatim: words).mark("r\(number)")
            return AnyView(HStack { Group { text } }.lineLimit(lines))
        case .symbol(let number, let isResizable):
            return AnyView(ZStack { symbol(isResizable).mark("r\(number)") })
        case .gauge(let number, let isCircular):
            return AnyView(Group { gauge(isCircular) }.mark("r\(number)"))
        case .divider(let number): return AnyView(Group { Divider() }.mark("r\(number)"))
        case .row(let trees, let alignment, let spacing):
            let layout = HStackLayout(alignment: alignment, spacing: spacing)
            return AnyView(Delegating(inner: layout)({ views(trees, view) }))
        case .column(let trees, let alignment, let spacing):
            let layout = VStackLayout(alignment: alignment, spacing: spacing)
            return AnyView(AnyLayout(layout)({ views(trees, view) }))
        case .layers(let trees, let alignment):
            let layout = ZStackLayout(alignment: alignment)
            return AnyView(Delegating(inner: layout)({ views(trees, view) }))
        case .grid(let rows, let spacing):
            return AnyView(
                GridLayout(horizontalSpacing: spacing, verticalSpacing: spacing)({
                    ForEach(rows.indices, id: \.self) { row in
                        GridRow { Group { views(rows[row], view) } }
                    }
                }))
        case .choice(let trees):
            return AnyView(ViewThatFits(in: [.horizontal, .vertical]) { views(trees, view) })
        case .frame(let tree, let width, let height, let alignment):
            return AnyView(
                view(tree).frame(
                    minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
                    idealHeight: height, maxHeight: height, alignment: alignment))
        case .padding(let tree, let length):
            return AnyView(view(tree).padding(.horizontal, length).padding(.vertical, length))
        case .fixedSize(let tree):
            return AnyView(view(tree).fixedSize(horizontal: true, vertical: false).fixedSize())
        case .background(let tree, let behind):
            return AnyView(
                view(tree).background(alignment: .center) { view(behind) }.opacity(1))
        case .overlay(let tree, let above, let alignment):
            return AnyView(view(tree).overlay(alignment: alignment) { view(above) })
        case .proportion(let tree, let ratio?, let mode):
            return AnyView(
                view(tree).aspectRatio(CGSize(width: ratio * 2, height: 2), contentMode: mode))
        case .offset(let tree, let distance):
            return AnyView(view(tree).offset(x: distance).offset(y: distance))
        default: return plain(tree, view)
        }
    }

    private static func views(
        _ trees: [TwinTree], _ view: @escaping (TwinTree) -> AnyView
    ) -> some View {
        ForEach(trees.indices, id: \.self) { view(trees[$0]) }
    }

    private static func leaf(_ least: CGSize, _ most: CGSize) -> some View {
        Color.red.frame(
            minWidth: least.width, maxWidth: most.width, minHeight: least.height,
            maxHeight: most.height)
    }

    private static func symbol(_ isResizable: Bool) -> some View {
        isResizable
            ? Image(systemName: "star").resizable() : Image(systemName: "star")
    }

    @ViewBuilder private static func gauge(_ isCircular: Bool) -> some View {
        let gauge = Gauge(value: 0.4) { Text("Some") }
        if isCircular {
            gauge.gaugeStyle(.accessoryCircular)
        } else {
            gauge.gaugeStyle(.accessoryLinearCapacity)
        }
    }
}

/// A modifier of an author's that changes nothing.
private struct Unchanged: ViewModifier {
    func body(content: Content) -> some View { content }
}

/// A layout of an author's that leaves everything to another.
private struct Delegating<Inner: Layout>: Layout {
    let inner: Inner

    static var layoutProperties: LayoutProperties { Inner.layoutProperties }

    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

    func spacing(subviews: Subviews, cache: inout Inner.Cache) -> ViewSpacing {
        inner.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
    ) -> CGSize {
        inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Inner.Cache
    ) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
