// As on Apple's platforms: Foundation also imports Darwin's functions and CoreGraphics, and
// contains URLSession and XMLParser.
@_exported import CDarwin
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
