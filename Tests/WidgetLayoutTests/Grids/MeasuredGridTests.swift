import Testing

@testable import WidgetLayout

@Suite struct MeasuredGridTests {
    @Test(arguments: MeasuredGrids.all + MeasuredGrids.arms)
    func `Grid cells have the frames measured in SwiftUI`(_ measured: MeasuredGrid) throws {
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

    /// Cells that answer without end, offered an end or none; numbers stay numbers.
    @Test(arguments: ["-,-", "inf,inf", "300,inf", "300,200", "-,0"])
    func `Infinite cells give sizes that are numbers`(_ offer: String) throws {
        let cells = "[x p1; finf,10 *2; x] (x *3) [s; 2 *2 p1; finf,inf |h]"
        let measured = MeasuredGrid("\(offer) c - -: \(cells): 0,0: 0,0,0,0")
        let (grid, probes) = measured.grid()
        let proposal = measured.proposal
        let size = grid.size(for: proposal)
        let writer = DisplayListWriter(
            direction: .leftToRight, content: Frame(origin: .zero, size: size),
            margins: Insets(all: 0))
        grid.place(at: .zero, proposal: proposal, into: writer)
        #expect(!size.width.isNaN && !size.height.isNaN)
        #expect(probes.allSatisfy { !$0.frame[2].isNaN && !$0.frame[3].isNaN })
    }
}
