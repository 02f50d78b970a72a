// Logger and OSLog are declared in os, as on Apple's platforms.
@_exported import os
