// swift-format-ignore-file
import SwiftUI
import WidgetKit

@main
struct EverydayBundle: WidgetBundle {
    var body: some Widget {
        WeatherWidget()
        AgendaWidget()
        CountdownWidget()
        TodoWidget()
        QuoteWidget()
        StepsWidget()
        ClockWidget()
        StocksWidget()
        PhotoWidget()
        BatteryWidget()
        HabitWidget()
        NewsWidget()
        MoonWidget()
        if #available(iOS 16.0, *) {
            LockScreenWidget()
        }
        if #available(iOSApplicationExtension 17.0, macOS 14.0, *) {
            ModernWidget()
        }
        GamesBundle().body
    }
}

struct GamesBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        ScoreWidget()
        LevelWidget()
        TeamWidget()
        FixtureWidget()
        StreakWidget()
    }
}
