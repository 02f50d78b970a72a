public import Foundation

/// A description of a chart for assistive technology.
///
/// No effect here: no host asks for it.
open class AXChartDescriptor: NSObject {
    /// The direction of the first axis.
    public enum ContentDirection: Int, Sendable {
        /// Left to right.
        case leftToRight
        /// Right to left.
        case rightToLeft
        /// Top to bottom.
        case topToBottom
        /// Bottom to top.
        case bottomToTop
        /// Clockwise around the center.
        case radialClockwise
        /// Around, against the clock.
        case radialCounterClockwise
    }

    /// The display name.
    open var title: String?
    /// A summary of the chart.
    open var summary: String?
    /// The direction of the first axis.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame on the screen.
    open var contentFrame = CGRect.zero
    /// The data series.
    open var series: [AXDataSeriesDescriptor]
    /// The x-axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The y-axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Additional axes.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Creates a chart descriptor.
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
    /// The descriptor of the chart.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The display name.
    var title: String { get set }
}

/// A numeric axis.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The type of the scale.
    public enum ScaleType: Int, Sendable {
        /// Linear.
        case linear
        /// Logarithmic, base 10.
        case log10
        /// Natural logarithmic.
        case ln
    }

    /// The display name.
    open var title: String
    /// The type of the scale.
    open var scaleType = ScaleType.linear
    /// The lower bound.
    open var lowerBound: Double
    /// The upper bound.
    open var upperBound: Double
    /// Describes a value.
    open var valueDescriptionProvider: (Double) -> String
    /// The positions of grid lines.
    open var gridlinePositions: [Double]

    /// Creates an axis.
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

/// A categorical axis.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The display name.
    open var title: String
    /// The categories in order.
    open var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// Points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    /// The name.
    open var name: String?
    /// The attributed name.
    open var attributedName: NSAttributedString
    /// Whether values between the points are meaningful.
    open var isContinuous: Bool
    /// The data points.
    open var dataPoints: [AXDataPoint]

    /// Creates a data series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// Creates a data series.
    public convenience init(
        attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
    ) {
        self.init(
            name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
        self.attributedName = attributedName
    }
}

/// A data point.
open class AXDataPoint: NSObject {
    /// The value on the x-axis.
    open var xValue: AXDataPointValue
    /// The value on the y-axis.
    open var yValue: AXDataPointValue?
    /// The values on additional axes.
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

    /// Creates a data point.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) { self.init(.number(x), y, additionalValues, label) }

    /// Creates a data point.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) { self.init(.category(x), y, additionalValues, label) }
}

/// A value on an axis.
public enum AXDataPointValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)

    /// The number, where it is one.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The word, where it is one.
    public var category: String? { if case .category(let word) = self { word } else { nil } }
}
