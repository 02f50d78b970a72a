// The compiler looks for these names where a source has a literal that Xcode shows as a swatch or a
// picture.

/// The type of a `#colorLiteral` whose context asks for no other.
public typealias _ColorLiteralType = UIColor

/// The type of an `#imageLiteral` whose context asks for no other.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
