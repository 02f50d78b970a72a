@_exported import AppKit
