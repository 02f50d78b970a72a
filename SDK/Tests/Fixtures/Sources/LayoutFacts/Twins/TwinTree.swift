import SwiftUI

/// What a view is made of; `number` names it in both forms.
indirect enum TwinTree: Sendable {
    case leaf(number: Int, least: CGSize, most: CGSize)
    case text(number: Int, String, lines: Int?)
    case symbol(number: Int, isResizable: Bool)
    case gauge(number: Int, isCircular: Bool)
    case divider(number: Int)
    case row([TwinTree], VerticalAlignment, spacing: CGFloat?)
    case column([TwinTree], HorizontalAlignment, spacing: CGFloat?)
    case layers([TwinTree], Alignment)
    case grid([[TwinTree]], spacing: CGFloat?)
    case frame(TwinTree, width: CGFloat, height: CGFloat, Alignment)
    case bounds(TwinTree, least: CGFloat?, ideal: CGFloat?, most: CGFloat?, Alignment)
    case padding(TwinTree, CGFloat)
    case priority(TwinTree, Double)
    case group([TwinTree])
    case fixedSize(TwinTree)
    case background(TwinTree, TwinTree)
    case overlay(TwinTree, TwinTree, Alignment)
    case proportion(TwinTree, CGFloat?, ContentMode)
    case spacer(least: CGFloat?)
    case guide(TwinTree, CGFloat)
    case reader(TwinTree)
    case offset(TwinTree, CGFloat)
    case choice([TwinTree])

    init(_ dice: inout Dice, depth: Int, nodes: inout Int) {
        nodes -= 1
        let isLeaf = depth == 0 || nodes <= 0
        switch isLeaf ? 0 : Int.random(in: 0...9, using: &dice) {
        case 0: self = Self.leaf(&dice, number: nodes)
        case 1...4: self = Self.container(&dice, depth, &nodes)
        default: self = Self.modified(&dice, depth, &nodes)
        }
    }

    private static func leaf(_ dice: inout Dice, number: Int) -> TwinTree {
        switch Int.random(in: 0...9, using: &dice) {
        case 0, 1:
            let words = ["Hi", "Some words", "Several words that take\nmore than a line", ""]
            return .text(number: number, dice.pick(words), lines: dice.pick([nil, 1, 2]))
        case 2: return .symbol(number: number, isResizable: dice.pick([true, false]))
        case 3: return .gauge(number: number, isCircular: dice.pick([true, false]))
        case 4: return .divider(number: number)
        case 5: return .spacer(least: dice.pick([nil, 0, 12]))
        default:
            let least = CGSize(width: dice.pick([0, 10, 40]), height: dice.pick([0, 20]))
            let more: [CGFloat] = [0, 30, .infinity]
            return .leaf(
                number: number, least: least,
                most: CGSize(
                    width: least.width + dice.pick(more), height: least.height + dice.pick(more)))
        }
    }

    private static func container(
        _ dice: inout Dice, _ depth: Int, _ nodes: inout Int
    ) -> TwinTree {
        // A stack of one view has that one's priority, as no other layout has.
        func several() -> [TwinTree] {
            (0..<Int.random(in: 2...3, using: &dice)).map { _ in
                TwinTree(&dice, depth: depth - 1, nodes: &nodes)
            }
        }
        switch Int.random(in: 0...8, using: &dice) {
        case 0, 1, 2:
            return .row(
                several(),
                dice.pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]),
                spacing: dice.pick([nil, 0, 5]))
        case 3, 4:
            return .column(
                several(), dice.pick([.leading, .center, .trailing]),
                spacing: dice.pick([nil, 0, 5]))
        case 5: return .layers(several(), dice.pick([.topLeading, .center, .bottom]))
        case 6: return .grid([several(), several()], spacing: dice.pick([nil, 0, 5]))
        case 7: return .choice(several())
        default: return .group(several())
        }
    }

    private static func modified(
        _ dice: inout Dice, _ depth: Int, _ nodes: inout Int
    ) -> TwinTree {
        func inner() -> TwinTree { TwinTree(&dice, depth: depth - 1, nodes: &nodes) }
        let alignments: [Alignment] = [.topLeading, .center, .trailing, .bottomTrailing]
        switch Int.random(in: 0...11, using: &dice) {
        case 0:
            return .frame(
                inner(), width: dice.pick([10, 60, 150]), height: dice.pick([10, 60]),
                dice.pick(alignments))
        case 1:
            return .bounds(
                inner(), least: dice.pick([nil, 0, 30]), ideal: dice.pick([nil, 40]),
                most: dice.pick([nil, 80, .infinity]), dice.pick(alignments))
        case 2: return .padding(inner(), dice.pick([4, 10, -4]))
        case 3: return .priority(inner(), dice.pick([-1, 1]))
        case 4: return .fixedSize(inner())
        case 5: return .background(inner(), inner())
        case 6: return .overlay(inner(), inner(), dice.pick(alignments))
        case 7: return .spacer(least: dice.pick([nil, 0, 12]))
        case 8:
            let tree = inner()
            // What has no length has no proportions of its own, and fills without end.
            let ratios: [CGFloat?] = if case .symbol = tree { [nil, 2] } else { [0.5, 2] }
            return .proportion(tree, dice.pick(ratios), dice.pick([.fit, .fill]))
        case 9: return .guide(inner(), dice.pick([-6, 6]))
        case 10: return .reader(inner())
        default: return .offset(inner(), dice.pick([-8, 6]))
        }
    }
}

/// Numbers that follow from a seed.
struct Dice: RandomNumberGenerator {
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
