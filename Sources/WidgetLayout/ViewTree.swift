import WidgetText
