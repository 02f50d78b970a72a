// An empty module: MetricKit has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import MetricKit` also imports Foundation.
@_exported import PortholeFoundation
