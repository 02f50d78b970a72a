import FoundationEssentials
import Testing
import WidgetWire

@Suite struct DisplayListValidationTests {
    private func group(_ children: UInt32) -> DisplayNode {
        .with {
            $0.childCount = children
            $0.frame = .with {
                $0.width = 10; $0.height = 10
            }
            $0.group.opacity = 1
        }
    }

    private func text(_ string: String = "CPU") -> DisplayNode {
        .with {
            $0.paragraph.runs = [
                .with {
                    $0.text = string
                    $0.font.size = 17
                }
            ]
        }
    }

    private func list(_ nodes: [DisplayNode]) -> DisplayList { .with { $0.nodes = nodes } }

    @Test func `A list whose counts add up is accepted`() throws {
        try list([group(2), text(), group(1), text(), text()]).validate()
        try list([]).validate()
    }

    @Test func `A paragraph has as many runs as can be set in time`() throws {
        func paragraph(_ runs: Int) -> DisplayNode {
            .with { $0.paragraph.runs = Array(repeating: TextRun(), count: runs) }
        }
        try list([paragraph(2_000)]).validate()
        #expect(throws: DisplayListError.tooManyRuns(2_001, node: 1)) {
            try list([paragraph(1), paragraph(2_001)]).validate()
        }
    }

    @Test func `An action has as many arguments as an intent has parameters`() throws {
        func button(_ arguments: Int) -> DisplayNode {
            .with {
                for index in 0..<arguments {
                    $0.hitRegion.action.arguments["\(index)"] = .with { $0.int = 1 }
                }
            }
        }
        try list([button(32)]).validate()
        #expect(throws: DisplayListError.tooManyArguments(33, node: 0)) {
            try list([button(33)]).validate()
        }
    }

    @Test func `A material's numbers are checked`() throws {
        func material(_ change: (inout Backdrop) -> Void) -> DisplayNode {
            .with {
                $0.shape.outline.rectangle = Rectangle()
                $0.shape.fill.backdrop = Backdrop.with(change)
            }
        }
        try list([material { ($0.radius, $0.opacity) = (1_000, 1) }]).validate()
        for broken in [
            material { $0.radius = .nan }, material { $0.radius = -1 },
            material { $0.radius = 1_001 }, material { $0.opacity = 2 },
            material { $0.haze.red = .infinity }, material { $0.flat.alpha = .nan },
        ] {
            #expect(throws: DisplayListError.self) { try list([broken]).validate() }
        }
    }

    @Test func `The points of all mesh gradients are limited together`() throws {
        let mesh = DisplayNode.with {
            $0.shape.outline.rectangle = Rectangle()
            $0.shape.fill.meshGradient.columns = 16
            $0.shape.fill.meshGradient.points = Array(repeating: Point(), count: 256)
            $0.shape.fill.meshGradient.colors = Array(repeating: Color(), count: 256)
        }
        try list(Array(repeating: mesh, count: 64)).validate()
        #expect(throws: DisplayListError.tooManyMeshPoints(65 * 256)) {
            try list(Array(repeating: mesh, count: 65)).validate()
        }
    }

    @Test func `Gradients that are drawn as meshes count as several points`() throws {
        let angular = DisplayNode.with {
            $0.shape.outline.rectangle = Rectangle()
            $0.shape.fill.angularGradient.stops = [GradientStop(), GradientStop()]
        }
        try list(Array(repeating: angular, count: 409)).validate()
        #expect(throws: DisplayListError.tooManyMeshPoints(410 * 40)) {
            try list(Array(repeating: angular, count: 410)).validate()
        }
    }

    @Test func `The length of a path counts only as far as a widget can show it`() throws {
        func zigzag(_ lines: Int, of length: Float) -> DisplayNode {
            .with {
                $0.shape.outline.path.verbs = Data([0] + Array(repeating: 1, count: lines))
                $0.shape.outline.path.points = (0...lines).flatMap { [0, Float($0 % 2) * length] }
            }
        }
        try list([zigzag(4_000, of: 100)]).validate()
        #expect(throws: DisplayListError.tooLongPath(400_100)) {
            try list([zigzag(4_000, of: 100), zigzag(1, of: 100)]).validate()
        }
        try list([zigzag(400, of: 1_000_000)]).validate()
        #expect(throws: DisplayListError.tooLongPath(401_000)) {
            try list([zigzag(401, of: 1_000_000)]).validate()
        }
    }

    @Test func `Blurs and hit regions have a lower limit of depth than groups`() throws {
        var blurred = group(1)
        blurred.group.blur.radius = 1
        let region = DisplayNode.with { ($0.childCount, $0.hitRegion.url) = (1, "https://a.org") }
        for node in [blurred, region] {
            let most = Array(repeating: node, count: 128)
            try list(most + [text()] + most + [text()]).validate()
            #expect(throws: DisplayListError.tooDeep(2_064)) {
                try list(most + [node, text()]).validate()
            }
        }
    }

    @Test func `The length of a path counts in transformed points`() throws {
        let zigzag = DisplayNode.with {
            $0.shape.outline.path.verbs = Data([0] + Array(repeating: 1, count: 4_000))
            $0.shape.outline.path.points = (0...4_000).flatMap { [0, Float($0 % 2)] }
        }
        func scaled(_ transforms: [Transform]) -> [DisplayNode] {
            transforms.map { transform in
                var node = group(1)
                node.group.transform = transform
                return node
            } + [zigzag]
        }
        let (larger, smaller) = (
            Transform.with { ($0.a, $0.d) = (0.5, -99) },
            Transform.with { ($0.a, $0.d) = (0.01, 0.01) }
        )
        let turned = Transform.with { ($0.a, $0.b, $0.c, $0.d) = (0.6, 0.8, -0.8, 0.6) }
        try list(scaled([turned, larger])).validate()
        try list(scaled([larger, larger, smaller])).validate()
        let endless = Transform.with { ($0.a, $0.b, $0.c, $0.d) = (1e6, 1e6, -1e6, 1e6) }
        let all = Array(repeating: endless, count: 100)
        for transforms in [[larger, turned, larger], all, [.with { $0.c = 101 }]] {
            #expect(throws: DisplayListError.self) { try list(scaled(transforms)).validate() }
        }
        // What follows the group is as it was.
        try list(scaled([larger]) + [zigzag]).validate()
        var clip = group(0)
        clip.group.transform = larger
        clip.group.clip = zigzag.shape.outline
        try list([clip]).validate()
        clip.group.transform.d = 101
        #expect(throws: DisplayListError.tooLongPath(404_000)) { try list([clip]).validate() }
    }

    @Test func `The corners and dashes of a wide line count too`() throws {
        func line(_ corners: Int, _ change: (inout Shape) -> Void) -> DisplayNode {
            .with {
                $0.shape.outline.path.verbs = Data([0] + Array(repeating: 1, count: corners - 1))
                $0.shape.outline.path.points = (0..<corners).flatMap { [0, Float($0)] }
                $0.shape.stroke.color.alpha = 1
                change(&$0.shape)
            }
        }
        let wide = line(1_000) { $0.lineWidth = 300 }
        try list([wide]).validate()
        #expect(throws: DisplayListError.tooLongPath(2 * 300_000 + 2 * 999)) {
            try list([wide, wide]).validate()
        }
        try list([line(39) { $0.lineWidth = 1_000_000 }]).validate()
        let dotted = line(2) { ($0.lineWidth, $0.lineStyle.dash) = (10, [0.00001, 0.00001]) }
        #expect(throws: DisplayListError.tooLongPath(20 + 20_000 * 2 * 10 + 1)) {
            try list([dotted]).validate()
        }
        try list([line(1_000) { ($0.lineWidth, $0.lineStyle.dash) = (3, [0, 6]) }]).validate()
    }

    @Test func `A child count beyond the list's end is refused`() {
        #expect(throws: DisplayListError.brokenStructure(node: 1)) {
            try list([group(2), text()]).validate()
        }
        #expect(throws: DisplayListError.brokenStructure(node: 0)) {
            try list([group(.max)]).validate()
        }
    }

    @Test func `A leaf with children and a node without content are refused`() {
        var leaf = text()
        leaf.childCount = 1
        #expect(throws: DisplayListError.badContent(node: 0)) {
            try list([leaf, text()]).validate()
        }
        #expect(throws: DisplayListError.badContent(node: 1)) {
            try list([text(), DisplayNode()]).validate()
        }
    }

    @Test func `A mask without something to mask is refused`() throws {
        var mask = group(2)
        mask.group.mask = Mask()
        try list([mask, text(), text()]).validate()
        mask.childCount = 1
        #expect(throws: DisplayListError.badContent(node: 0)) {
            try list([mask, text()]).validate()
        }
    }

    @Test(
        arguments: [
            .blur(.with { $0.radius = .nan }), .blur(.with { $0.radius = -1 }),
            .shadow(.with { $0.x = .infinity }), .shadow(.with { $0.color.alpha = .nan }),
            .colorMatrix(.with { $0.values = [1, 2, 3] }),
            .colorMatrix(.with { $0.values = Array(repeating: .nan, count: 16) }),
            .colorTransform(.with { $0.values = Array(repeating: 1, count: 16) }),
            .colorTransform(.with { $0.values = Array(repeating: .infinity, count: 20) }),
            .alphaThreshold(.with { $0.minimum = 2 }), .alphaThreshold(.with { $0.maximum = .nan }),
            .alphaThreshold(.with { $0.color.red = .nan }),
        ] as [Group.OneOf_Effect])
    func `Effects that cannot be drawn are refused`(effect: Group.OneOf_Effect) {
        var node = group(0)
        node.group.effect = effect
        #expect(throws: DisplayListError.badNumber(node: 0)) { try list([node]).validate() }
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e300])
    func `Numbers that cannot be drawn are refused`(width: Double) {
        var node = text()
        node.frame.width = width
        #expect(throws: DisplayListError.badNumber(node: 0)) { try list([node]).validate() }
    }

    @Test func `A shape without an outline is refused`() {
        let shape = DisplayNode.with { $0.shape.fill.color.alpha = 1 }
        #expect(throws: DisplayListError.badNumber(node: 0)) { try list([shape]).validate() }
    }

    @Test func `Too many live dates are refused`() throws {
        let date = DisplayNode.with {
            $0.paragraph.runs = [
                .with {
                    $0.liveDate.style = .relative
                    $0.font.size = 17
                }
            ]
        }
        try list(Array(repeating: date, count: 2_000)).validate()
        #expect(throws: DisplayListError.tooManyLiveDates(2_001)) {
            try list(Array(repeating: date, count: 2_001)).validate()
        }
    }

    @Test func `Too many fonts are refused, and each size counts`() throws {
        let texts = (0..<1_025).map { number in
            DisplayNode.with {
                $0.paragraph.runs = [
                    .with {
                        $0.text = "a"
                        $0.font.size = 10 + Double(number)
                    }
                ]
            }
        }
        try list(texts.dropLast() + texts.dropLast()).validate()
        #expect(throws: DisplayListError.tooManyFonts(1_025)) { try list(texts).validate() }
        var families = texts
        for index in families.indices {
            families[index].paragraph.runs[0].font.size = 17
            families[index].paragraph.runs[0].font.family = "Family \(index)"
        }
        #expect(throws: DisplayListError.tooManyFonts(1_025)) { try list(families).validate() }
    }

    @Test func `Lists beyond a limit are refused with their size`() {
        var limits = DisplayListLimits()
        limits.nodes = 2
        limits.depth = 2
        limits.text = 5
        #expect(throws: DisplayListError.tooManyNodes(3)) {
            try list([text(), text(), text()]).validate(limits)
        }
        limits.nodes = 9
        #expect(throws: DisplayListError.tooDeep(3)) {
            try list([group(1), group(1), group(1), text()]).validate(limits)
        }
        #expect(throws: DisplayListError.tooMuchText(6)) {
            try list([text("abcdef")]).validate(limits)
        }
    }
}
