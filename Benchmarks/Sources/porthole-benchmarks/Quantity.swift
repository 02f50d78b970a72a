/// A number with its unit.
enum Quantity: CustomStringConvertible {
    case milliseconds(Double)
    case megabytes(Double)

    var value: Double {
        switch self {
        case .milliseconds(let value), .megabytes(let value): value
        }
    }

    var description: String {
        switch self {
        case .milliseconds(let value) where value < 1: "\(Int((value * 1000).rounded())) µs"
        case .milliseconds(let value): "\(Self.oneDigit(value)) ms"
        case .megabytes(let value): "\(Self.oneDigit(value)) MB"
        }
    }

    private static func oneDigit(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
