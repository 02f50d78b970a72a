// As on Apple's platforms: Foundation brings CoreGraphics' types along, and URLSession is part of it.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
