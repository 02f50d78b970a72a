public import Foundation

/// A chart as assistive technology tells it.
///
/// No effect here: no host asks for it.
open class AXChartDescriptor: NSObject {
    /// Which way the first axis goes.
    public enum ContentDirection: Int, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From top to bottom.
        case topToBottom
        /// From bottom to top.
        case bottomToTop
        /// Around, as a clock goes.
        case radialClockwise
        /// Around, against the clock.
        case radialCounterClockwise
    }

    /// The display name.
    open var title: String?
    /// What it says, in a sentence.
    open var summary: String?
    /// Which way the first axis goes.
    open var contentDirection = ContentDirection.leftToRight
    /// Where it is, on the screen.
    open var contentFrame = CGRect.zero
    /// Its data.
    open var series: [AXDataSeriesDescriptor]
    /// Its first axis.
    open var xAxis: any AXDataAxisDescriptor
    /// Its second axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// More axes.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// A chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// An object that has a chart.
public protocol AXChart: AnyObject {
    /// The chart.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The display name.
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How lengths become numbers.
    public enum ScaleType: Int, Sendable {
        /// Evenly.
        case linear
        /// By tens.
        case log10
        /// By the natural logarithm.
        case ln
    }

    /// The display name.
    open var title: String
    /// How lengths become numbers.
    open var scaleType = ScaleType.linear
    /// The least number.
    open var lowerBound: Double
    /// The largest number.
    open var upperBound: Double
    /// How a number is told.
    open var valueDescriptionProvider: (Double) -> String
    /// Where lines are.
    open var gridlinePositions: [Double]

    /// An axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        lowerBound = range.lowerBound
        upperBound = range.upperBound
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// The numbers it covers.
    open var range: ClosedRange<Double> { lowerBound...max(lowerBound, upperBound) }
}

/// An axis of words.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The display name.
    open var title: String
    /// The words in their order.
    open var categoryOrder: [String]

    /// An axis.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// Points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    /// What they are called.
    open var name: String?
    /// What they are called, with attributes.
    open var attributedName: NSAttributedString
    /// Whether there is something between them.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// Points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// Points.
    public convenience init(
        attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
    ) {
        self.init(
            name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
        self.attributedName = attributedName
    }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
    /// Its place on the first axis.
    open var xValue: AXDataPointValue
    /// Its place on the second axis.
    open var yValue: AXDataPointValue?
    /// Its places on more axes.
    open var additionalValues: [AXDataPointValue]
    /// The display name.
    open var label: String?

    private init(
        _ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue],
        _ label: String?
    ) {
        xValue = x
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) { self.init(.number(x), y, additionalValues, label) }

    /// A point.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) { self.init(.category(x), y, additionalValues, label) }
}

/// A place on an axis.
public enum AXDataPointValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A word.
    case category(String)

    /// The number, where it is one.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The word, where it is one.
    public var category: String? { if case .category(let word) = self { word } else { nil } }
}
