import AVKit
import Accelerate
import AppTrackingTransparency
import AuthenticationServices
import CoreBluetooth
import CoreHaptics
import DeviceActivity
import FamilyControls
import Foundation
import GameKit
import ManagedSettings
import MusicKit
import NaturalLanguage
import PhotosUI
import StoreKit
import SwiftUI
import SystemConfiguration
import Testing
import TipKit
import WebKit

@Suite("A framework that only apps use")
struct AppFrameworkTests {
    @Test func `splits texts into words and sentences, and recognises no language`() throws {
        let text = "One, two. Three 4!"
        let words = NLTokenizer(unit: .word)
        words.string = text
        let all = text.startIndex..<text.endIndex
        #expect(words.tokens(for: all).map { String(text[$0]) } == ["One", "two", "Three", "4"])
        #expect(text[words.tokenRange(at: text.startIndex)] == "One")
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = text
        #expect(sentences.tokens(for: all).count == 2)
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == nil)
    }

    @Test func `signs nobody in, has no Bluetooth, and computes with vectors`() async throws {
        let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "1")
        #expect(state == .notFound)
        #expect(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)
        let uuid = UUID()
        #expect(CBUUID(string: uuid.uuidString) == CBUUID(nsuuid: uuid))
        #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString)
        #expect(CBUUID(string: "180F").data == Data([0x18, 0x0F]))
        #expect(vDSP.mean([1.0, 2, 6]) == 3)
        #expect(vDSP.multiply(2, vDSP.add([1, 2], [3, 4] as [Float])) == [8, 12])
    }

    @Test func `finds no music and fails where it is asked for`() async throws {
        #expect(await MusicAuthorization.request() == .denied)
        #expect(ApplicationMusicPlayer.shared.state.playbackStatus == .stopped)
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await ApplicationMusicPlayer.shared.play()
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            var request = MusicLibraryRequest<Album>()
            request.filter(matching: \.title, equalTo: "Blue")
            request.sort(by: \.title, ascending: true)
            return try await request.response().items.first
        }
        #expect(try await !MusicSubscription.current.canPlayCatalogContent)
        let song = try JSONDecoder().decode(
            Song.self,
            from: Data(
                #"{"id": "1", "title": "A", "artistName": "B", "artwork": {"maximumWidth": 9, "maximumHeight": 9, "address": "https://a.b/{w}x{h}.jpg"}}"#
                    .utf8))
        #expect(song.artwork?.url(width: 30, height: 20)?.absoluteString == "https://a.b/30x20.jpg")
    }

    @Test func `may not limit the use of apps`() async throws {
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
        let day = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23),
            repeats: true)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try DeviceActivityCenter().startMonitoring(DeviceActivityName("day"), during: day)
        }
        let selection = FamilyActivitySelection(includeEntireCategory: true)
        let kept = try JSONDecoder().decode(
            FamilyActivitySelection.self, from: JSONEncoder().encode(selection))
        #expect(kept == selection && kept.applications.isEmpty)
        let store = ManagedSettingsStore(named: "focus")
        store.shield.applicationCategories = .all(except: [])
        #expect(store.shield.applicationCategories == .all())
        store.clearAllSettings()
        #expect(store.shield.applicationCategories == nil)
    }

    @Test func `sells nothing, denies tracking and has no haptics`() async throws {
        #expect(try await Product.products(for: ["pro"]).isEmpty && !AppStore.canMakePayments)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CocoaError.self) { try CHHapticEngine() }
        #expect(!GKLocalPlayer.local.isAuthenticated)
        let item = PhotosPickerItem(itemIdentifier: "1")
        #expect(try await item.loadTransferable(type: Data.self) == nil)
        try Tips.configure([.displayFrequency(.daily)])
        let way = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(way, &flags) && flags.contains(.reachable))
    }

    @MainActor
    @Test func `loads no page, and makes a player that shows nothing`() {
        let page = WKWebView(frame: .zero)
        #expect(page.load(URLRequest(url: URL(filePath: "/"))) == nil && !page.isLoading)
        _ = VideoPlayer(player: AVPlayer()) { Text("Play") }
    }
}
