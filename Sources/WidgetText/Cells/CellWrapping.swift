/// Breaks lines of clusters to fit a number of columns, and cuts the last one.
struct CellWrapping {
    var columns: Int
    var lineLimit: Int
    var truncation: CellTruncation

    /// The lines as drawn, without the spaces at which they were broken.
    struct Result {
        var lines: [[CellCluster]] = []
        var isTruncated = false
    }

    func wrap(_ text: CellText) -> Result {
        var result = Result(isTruncated: text.isCutOff)
        for (index, line) in text.lines.enumerated() {
            var start = line.startIndex
            repeat {
                let end = lineEnd(in: line, from: start)
                let hidesMore = end < line.endIndex || index + 1 < text.lines.count
                if result.lines.count + 1 == lineLimit, hidesMore || text.isCutOff {
                    let rest = rest(of: text.lines, line: index, from: start)
                    result.lines.append(truncation.shorten(rest, to: columns))
                    result.isTruncated = true
                    return result
                }
                result.lines.append(visible(line[start..<end], isBroken: end < line.endIndex))
                start = end
            } while start < line.endIndex
        }
        return result
    }

    /// The end of the line that begins at `start`: after the last break that fits, else after the
    /// last cluster.
    private func lineEnd(in line: [CellCluster], from start: Int) -> Int {
        var width = 0
        var lastBreak: Int?
        for index in line.indices[start...] {
            width += line[index].width
            if index > start, line[index - 1].mayBreak(before: line[index]) { lastBreak = index }
            // Spaces may extend beyond the edge.
            if width > columns, !line[index].isSpace { return lastBreak ?? max(index, start + 1) }
        }
        return line.endIndex
    }

    private func visible(_ clusters: ArraySlice<CellCluster>, isBroken: Bool) -> [CellCluster] {
        var clusters = clusters
        var width = clusters.reduce(0) { $0 + $1.width }
        while let last = clusters.last, last.isSpace, isBroken || width > columns {
            width -= clusters.removeLast().width
        }
        return Array(clusters)
    }

    /// The content of the last line.
    ///
    /// When it is cut at the tail, it ends where its own text does; otherwise the paragraph's end
    /// must be visible, so the lines below are appended to it.
    private func rest(
        of lines: [[CellCluster]], line: Int, from start: Int
    ) -> [CellCluster] {
        var rest = Array(lines[line][start...])
        guard truncation != .tail else { return rest }
        for following in lines[(line + 1)...] {
            if let style = (rest.last ?? following.first)?.style {
                rest.append(CellCluster(text: " ", width: 1, style: style))
            }
            rest += following
        }
        return rest
    }
}
