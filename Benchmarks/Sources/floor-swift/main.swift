// An empty program with the libraries a widget written in Swift brings: says hello, then waits.
import Dispatch
import Foundation
import FoundationNetworking

_ = [ObjectIdentifier(DispatchQueue.self), ObjectIdentifier(URLSession.self)]
FileHandle.standardOutput.write(Data("h".utf8))
_ = try FileHandle.standardInput.readToEnd()
