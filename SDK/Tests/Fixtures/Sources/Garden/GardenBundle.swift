// swift-format-ignore-file
import SwiftUI
import WidgetKit
#if canImport(ActivityKit)
import ActivityKit
#endif

@main
struct GardenBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        PlantsWidget()
        HarvestWidget(config: AppleHarvest())
        HarvestWidget(config: BerryHarvest())
        MarketWidget()
        ForecastWidget()
        DayWidget()
        BedWidget()
        #if canImport(ActivityKit)
        LegacyRelease.widgets
        #endif
    }
}

enum LegacyRelease {
    @WidgetBundleBuilder static var widgets: some Widget {
        SeasonWidget()
        if #available(iOS 26.0, watchOS 26.0, *) {
            BloomWidget()
        }
    }
}

extension WidgetConfiguration {
    func marginsDisabledWhereThereAreAny() -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, macOSApplicationExtension 14.0, *) {
            return contentMarginsDisabled()
        } else {
            return self
        }
    }

    func removableBackground(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackgroundRemovable(isRemovable)
        } else {
            return self
        }
    }
}

extension View {
    func gardenBackground(_ backgroundView: some View = EmptyView()) -> some View {
        if #available(iOSApplicationExtension 17.0, watchOS 10.0, *) {
            return containerBackground(for: .widget) {
                backgroundView
            }
        } else {
            return background(backgroundView)
        }
    }

    @ViewBuilder
    func `if`<Changed: View>(_ condition: Bool, _ change: (Self) -> Changed) -> some View {
        if condition { change(self) } else { self }
    }

    func eraseToAnyView() -> AnyView { AnyView(self) }
}
