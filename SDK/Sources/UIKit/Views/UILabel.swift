public import Foundation

/// A view with text; widgets do not draw UIKit views.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The attributed text.
    open var attributedText: NSAttributedString?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font.
    open var font: UIFont! = .systemFont(ofSize: 17)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text color.
    open var textColor: UIColor! = .label
    /// The text alignment.
    open var textAlignment = NSTextAlignment.natural
    /// How text that is too long is broken.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 means no limit.
    open var numberOfLines = 1
    /// Whether the font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font.
    open var minimumScaleFactor: CGFloat = 0
}
