import SwiftUI
import Testing

@MainActor
@Suite("ForEach")
struct ForEachTests {
    private struct Coin: Identifiable {
        let id: String
        let price: Int
    }

    private let coins = [Coin(id: "btc", price: 3), Coin(id: "eth", price: 2)]

    @Test func `names each element's views by its identity`() {
        let tree = tree {
            ForEach(coins) { coin in
                Leaf("\(coin.price)")
            }
        }
        #expect(
            tree == """
                group
                  group id="btc"
                    text text_string="3"
                  group id="eth"
                    text text_string="2"
                """)
    }

    @Test func `takes a key path for the identity`() {
        let tree = tree { ForEach(coins, id: \.price) { Leaf($0.id) } }
        #expect(
            tree == """
                group
                  group id="3"
                    text text_string="btc"
                  group id="2"
                    text text_string="eth"
                """)
    }

    @Test func `counts through a range, with several views each`() {
        let tree = tree {
            ForEach(0..<2) { number in
                Leaf("\(number)")
                if number == 1 { Leaf("last") }
            }
        }
        #expect(
            tree == """
                group
                  group id="0"
                    text text_string="0"
                    group
                  group id="1"
                    text text_string="1"
                    text text_string="last"
                """)
    }

    @Test func `of nothing is an empty group`() {
        #expect(tree { ForEach([Coin]()) { Leaf($0.id) } } == "group")
    }
}
