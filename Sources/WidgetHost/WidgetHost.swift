import WidgetWire
