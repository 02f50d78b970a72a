// CGFloat, CGPoint, CGSize and CGRect are Foundation's on Linux.
@_exported import Foundation
