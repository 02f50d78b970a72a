import Foundation

extension PathSteps {
    /// The steps as text: coordinates, then `m`, `l`, `q`, `c` or `h`, as PDF has them.
    package var text: String {
        steps.map { step in
            let numbers = step.points.flatMap { [$0.x.text, $0.y.text] }
            return (numbers + [step.letter]).joined(separator: " ")
        }.joined(separator: " ")
    }

    /// Reads what `text` wrote; nil when it is anything else.
    package init?(text: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            guard let step = Step(letter: word, numbers) else { return nil }
            add(step)
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}

extension PathSteps.Step {
    fileprivate var letter: String {
        switch self {
        case .move: "m"
        case .line: "l"
        case .quad: "q"
        case .curve: "c"
        case .close: "h"
        }
    }

    fileprivate init?(letter: Substring, _ numbers: [CGFloat]) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
        switch (letter, numbers.count) {
        case ("m", 2): self = .move(points[0])
        case ("l", 2): self = .line(points[0])
        case ("q", 4): self = .quad(control: points[0], points[1])
        case ("c", 6): self = .curve(control1: points[0], control2: points[1], points[2])
        case ("h", 0): self = .close
        default: return nil
        }
    }
}

extension CGFloat {
    /// Without a fraction where there is none.
    fileprivate var text: String {
        self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
    }
}
