// As on Apple's platforms: Foundation brings Darwin's functions and CoreGraphics along; URLSession
// and XMLParser are part of it.
@_exported import CDarwin
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
