// An empty program with the libraries a widget written in Swift brings: says hello, then waits.
import Dispatch
import Foundation

_ = ObjectIdentifier(DispatchQueue.self)
FileHandle.standardOutput.write(Data("h".utf8))
_ = try FileHandle.standardInput.readToEnd()
