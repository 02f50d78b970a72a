import Testing

@testable import WidgetLayout

@Suite struct MeasuredGridTests {
    @Test(arguments: MeasuredGrids.all)
    func cellsLieWhereSwiftUIPutsThem(_ measured: MeasuredGrid) throws {
        let (grid, probes) = measured.grid()
        let size = grid.size(for: measured.proposal)
        let writer = DisplayListWriter(
            direction: .leftToRight, content: Frame(origin: .zero, size: size),
            margins: Insets(all: 0))
        grid.place(at: .zero, proposal: measured.proposal, into: writer)
        let actual = [[size.width, size.height]] + probes.map(\.frame)
        let expected = [measured.size] + measured.frames
        try #require(actual.count == expected.count)
        #expect(
            zip(actual.joined(), expected.joined()).allSatisfy { abs($0 - $1) < 0.01 },
            "it is \(actual)")
    }
}
