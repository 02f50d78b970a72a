public import Foundation
public import PortholeFoundation

extension AttributeScopes {
    /// UIKit's text attributes.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color of text.
        ///
        /// No effect in a `Text` here: text has no background.
        public let backgroundColor: BackgroundColorAttribute
        /// The line under letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The line through letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Points added after each letter.
        public let kern: KernAttribute
        /// Points added after each letter, ligatures taken apart.
        public let tracking: TrackingAttribute
        /// The baseline offset.
        public let baselineOffset: BaselineOffsetAttribute
        /// The stroke width.
        public let strokeWidth: StrokeWidthAttribute
        /// The stroke color.
        public let strokeColor: StrokeColorAttribute
        /// The slant of letters.
        public let obliqueness: ObliquenessAttribute
        /// The expansion of letters.
        public let expansion: ExpansionAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = carried(as: .font)
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = carried(as: .foregroundColor)
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = carried(as: .backgroundColor)
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = carried(as: .underlineStyle)
        }

        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = carried(as: .underlineColor)
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = carried(as: .strikethroughStyle)
        }

        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = carried(as: .strikethroughColor)
        }

        /// The key of `kern`.
        public enum KernAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = carried(as: .kern)
        }

        /// The key of `tracking`.
        public enum TrackingAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = carried(as: .tracking)
        }

        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = carried(as: .baselineOffset)
        }

        /// The key of `strokeWidth`.
        public enum StrokeWidthAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = carried(as: .strokeWidth)
        }

        /// The key of `strokeColor`.
        public enum StrokeColorAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = carried(as: .strokeColor)
        }

        /// The key of `obliqueness`.
        public enum ObliquenessAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = carried(as: .obliqueness)
        }

        /// The key of `expansion`.
        public enum ExpansionAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = carried(as: .expansion)
        }

        /// The key of `shadow`.
        public enum ShadowAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = NSShadow
            /// The name of the attribute.
            public static let name = carried(as: .shadow)
        }

        /// The key of `paragraphStyle`.
        public enum ParagraphStyleAttribute: CarriedAttributeKey {
            /// The type of the attribute.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute.
            public static let name = carried(as: .paragraphStyle)
        }
    }

    /// UIKit's text attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Looks up a text attribute by its name; SwiftUI's attribute of the same name is preferred.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
