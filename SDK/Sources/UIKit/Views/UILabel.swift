public import Foundation

/// A line of text; a widget draws none of UIKit's.
@MainActor
open class UILabel: UIView {
    /// Its text.
    open var text: String?
    /// Its text with attributes.
    open var attributedText: NSAttributedString?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Its font.
    open var font: UIFont! = .systemFont(ofSize: 17)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Its colour.
    open var textColor: UIColor! = .label
    /// Where its lines begin and end.
    open var textAlignment = NSTextAlignment.natural
    /// How it ends where there is no room.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines it has at most; 0: any.
    open var numberOfLines = 1
    /// Whether letters become smaller where there is no room.
    open var adjustsFontSizeToFitWidth = false
    /// How small they become.
    open var minimumScaleFactor: CGFloat = 0
}
