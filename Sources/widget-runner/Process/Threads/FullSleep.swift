import Glibc

/// Sleeps for whole seconds, also when the plugin's signals interrupt it.
func sleepFully(seconds: UInt32) {
    var left = seconds
    while left > 0 { left = sleep(left) }
}
