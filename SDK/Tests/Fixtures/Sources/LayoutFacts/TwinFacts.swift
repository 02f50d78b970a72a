import SwiftUI

/// Views made at random and the same views said in another way: SwiftUI guarantees that both lie alike.
///
/// The frames of "l1" and "r1" and so on are to be the same.
enum TwinFacts {
    static let all: [MeasuredFact] = (1...count).map { seed in
        var dice = Dice(seed: UInt64(seed))
        let lengths: [CGFloat?] = [nil, 0, 30, 120, 200, 300]
        let proposal = ProposedViewSize(
            width: dice.pick(lengths), height: dice.pick(lengths))
        var nodes = 12
        let tree = Tree(&dice, depth: 4, nodes: &nodes)
        let offer = "\(proposal.width ?? -1) \(proposal.height ?? -1)"
        return MeasuredFact(
            "twin-\(seed) \(offer) \(tree)", width: proposal.width, height: proposal.height,
            frames: ""
        ) {
            Both(proposal: proposal) {
                TreeView(tree: tree, isTwin: false)
                TreeView(tree: tree, isTwin: true)
            }
        }
    }

    static let count = 300
}

/// Two views at the same place.
private struct Both: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
    }
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

/// Numbers that follow from a seed.
private struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }
}

/// What a view is made of; `number` names it in both forms.
private indirect enum Tree: Sendable {
    case leaf(number: Int, least: CGSize, most: CGSize)
    case row([Tree], VerticalAlignment, spacing: CGFloat?)
    case column([Tree], HorizontalAlignment, spacing: CGFloat?)
    case layers([Tree], Alignment)
    case frame(Tree, width: CGFloat, height: CGFloat, Alignment)
    case padding(Tree, CGFloat)
    case priority(Tree, Double)
    case group([Tree])
    case fixedSize(Tree)
    case background(Tree, Tree)
    case proportion(Tree, CGFloat?, ContentMode)
    case spacer(least: CGFloat?)
    case guide(Tree, CGFloat)

    init(_ dice: inout Dice, depth: Int, nodes: inout Int) {
        nodes -= 1
        let kind = depth == 0 || nodes <= 0 ? 0 : Int.random(in: 0...15, using: &dice)
        func inner(_ dice: inout Dice, _ nodes: inout Int) -> Tree {
            Tree(&dice, depth: depth - 1, nodes: &nodes)
        }
        // A stack of one view has that one's priority, as no other layout has.
        func several(_ dice: inout Dice, _ nodes: inout Int) -> [Tree] {
            (0..<Int.random(in: 2...3, using: &dice)).map { _ in inner(&dice, &nodes) }
        }
        switch kind {
        case 1, 2, 3:
            self = .row(
                several(&dice, &nodes), dice.pick([.top, .center, .bottom]),
                spacing: dice.pick([nil, 0, 5]))
        case 4, 5:
            self = .column(
                several(&dice, &nodes), dice.pick([.leading, .center, .trailing]),
                spacing: dice.pick([nil, 0, 5]))
        case 6: self = .layers(several(&dice, &nodes), dice.pick([.topLeading, .center, .bottom]))
        case 7:
            self = .frame(
                inner(&dice, &nodes), width: dice.pick([10, 60, 150]),
                height: dice.pick([10, 60]), dice.pick([.topLeading, .center, .trailing]))
        case 8: self = .padding(inner(&dice, &nodes), dice.pick([4, 10]))
        case 9: self = .priority(inner(&dice, &nodes), dice.pick([-1, 1]))
        case 10: self = .fixedSize(inner(&dice, &nodes))
        case 11: self = .background(inner(&dice, &nodes), inner(&dice, &nodes))
        case 12, 13: self = .spacer(least: dice.pick([nil, 0, 12]))
        case 14:
            self = .proportion(
                inner(&dice, &nodes), dice.pick([nil, 0.5, 2]), dice.pick([.fit, .fill]))
        case 15: self = .guide(inner(&dice, &nodes), dice.pick([-6, 6]))
        default:
            let least = CGSize(width: dice.pick([0, 10, 40]), height: dice.pick([0, 20]))
            let more: [CGFloat] = [0, 30, .infinity]
            self = .leaf(
                number: nodes, least: least,
                most: CGSize(
                    width: least.width + dice.pick(more), height: least.height + dice.pick(more)))
        }
    }
}

/// A tree as a view, in plain form or in its other one.
private struct TreeView: View {
    let tree: Tree
    let isTwin: Bool

    var body: some View { view(tree) }

    private func view(_ tree: Tree) -> AnyView {
        switch tree {
        case .leaf(let number, let least, let most):
            let leaf = Color.red.frame(
                minWidth: least.width, maxWidth: most.width, minHeight: least.height,
                maxHeight: most.height
            ).mark((isTwin ? "r" : "l") + "\(number)")
            return isTwin ? AnyView(Group { Group { leaf } }) : AnyView(leaf)
        case .row(let trees, let alignment, let spacing):
            let layout = HStackLayout(alignment: alignment, spacing: spacing)
            return isTwin
                ? AnyView(Delegating(inner: layout)({ views(trees) }))
                : AnyView(HStack(alignment: alignment, spacing: spacing) { views(trees) })
        case .column(let trees, let alignment, let spacing):
            let layout = VStackLayout(alignment: alignment, spacing: spacing)
            return isTwin
                ? AnyView(Delegating(inner: layout)({ views(trees) }))
                : AnyView(VStack(alignment: alignment, spacing: spacing) { views(trees) })
        case .layers(let trees, let alignment):
            return isTwin
                ? AnyView(Delegating(inner: ZStackLayout(alignment: alignment))({ views(trees) }))
                : AnyView(ZStack(alignment: alignment) { views(trees) })
        case .frame(let tree, let width, let height, let alignment):
            return isTwin
                ? AnyView(
                    view(tree).frame(
                        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
                        idealHeight: height, maxHeight: height, alignment: alignment))
                : AnyView(view(tree).frame(width: width, height: height, alignment: alignment))
        case .padding(let tree, let length):
            return isTwin
                ? AnyView(view(tree).padding(length / 2).padding(length / 2))
                : AnyView(view(tree).padding(length))
        case .priority(let tree, let value): return AnyView(view(tree).layoutPriority(value))
        case .group(let trees): return AnyView(Group { views(trees) })
        case .fixedSize(let tree):
            return isTwin
                ? AnyView(view(tree).fixedSize(horizontal: true, vertical: false).fixedSize())
                : AnyView(view(tree).fixedSize())
        case .proportion(let tree, let ratio, let mode):
            guard isTwin, let ratio else {
                return AnyView(view(tree).aspectRatio(ratio, contentMode: mode))
            }
            return AnyView(
                view(tree).aspectRatio(CGSize(width: ratio * 2, height: 2), contentMode: mode))
        case .spacer(let least): return AnyView(Spacer(minLength: least))
        case .guide(let tree, let distance):
            return AnyView(
                view(tree).alignmentGuide(.leading) { $0[.leading] + distance }
                    .alignmentGuide(VerticalAlignment.center) { $0[.bottom] - distance })
        case .background(let tree, let behind):
            return isTwin
                ? AnyView(view(tree).background(alignment: .center) { view(behind) }.opacity(1))
                : AnyView(view(tree).background(view(behind)))
        }
    }

    private func views(_ trees: [Tree]) -> some View {
        ForEach(trees.indices, id: \.self) { view(trees[$0]) }
    }
}
