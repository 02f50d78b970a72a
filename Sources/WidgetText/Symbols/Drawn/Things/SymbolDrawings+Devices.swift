// Devices and what they measure.
extension SymbolDrawings {
    static let devices: [String: Drawing] = {
        var devices = plainDevices
        for level in [0, 25, 50, 75, 100] {
            for name in ["battery.\(level)", "battery.\(level)percent"] {
                devices[name] = { battery($0, level: Double(level) / 100) }
                devices["\(name).bolt"] = { pen in
                    let battery = battery(pen, level: Double(level) / 100)
                    let flash = pen.flash(-1, 0, scale: 0.72).level(0).inFront()
                    return SymbolDrawing(width: battery.width, layers: battery.layers + [flash])
                }
            }
        }
        return devices
    }()

    private static let plainDevices: [String: Drawing] = [
        "iphone": { pen in
            SymbolDrawing(
                width: 12,
                pen.frame(10.8, 19.2, radius: 2.4), pen.lines(.line(-1.2, -7, 1.2, -7)).cut(in: pen)
            )
        },
        "iphone.and.arrow.forward": { pen in
            SymbolDrawing(
                width: 20,
                pen.frame(10.8, 19.2, radius: 2.4, at: (-4, 0)),
                pen.lines(.line(-5.2, -7, -2.8, -7)).cut(in: pen),
                pen.lines(.line(-4, 0, 9, 0), .path([(5.4, -3.6), (9, 0), (5.4, 3.6)])).inFront())
        },
        "ipad": { pen in
            SymbolDrawing(
                width: 16,
                pen.frame(14.8, 18.8, radius: 2.2),
                pen.lines(.line(-2.4, 6.6, 2.4, 6.6)).thin(0.7).cut(in: pen))
        },
        "applewatch": { pen in
            let strap = SymbolOutline.path([(-3.8, -6.2), (-3, -9.4), (3, -9.4), (3.8, -6.2)])
            return SymbolDrawing(
                width: 14,
                pen.lines(strap, strap.turned(180)),
                pen.frame(11.6, 12.4, radius: 3), pen.lines(.line(6.9, -2, 6.9, 0)))
        },
        "laptopcomputer": { pen in
            SymbolDrawing(
                width: 23,
                pen.frame(16, 12, radius: 1.8, at: (0, -1.4)),
                pen.lines(.line(-10.4, 6.8, 10.4, 6.8)))
        },
        "desktopcomputer": { pen in
            SymbolDrawing(
                width: 22,
                pen.frame(20.4, 13.6, radius: 2, at: (0, -1.8)),
                pen.lines(.line(-3.6, 8.4, 3.6, 8.4), .line(0, 5, 0, 8.2)))
        },
        "wifi": { pen in
            let center = SymbolOutline.Point(0, 6.6)
            let waves = [6.0, 10.2, 14.4].map { radius in
                var wave = SymbolOutline.lines([center.toward(-133, radius)])
                wave.addArc(around: center, radius, from: -133, to: -47)
                return SymbolMark.line(wave)
            }
            return SymbolDrawing(
                width: 22, SymbolLayer(marks: [.area(.circle(0, 6.2, 1.7))]),
                SymbolLayer(marks: waves, level: 1).thin(1.25))
        },
        "mic": { microphone($0) },
        "microphone": { microphone($0) },
        "video": { pen in
            SymbolDrawing(
                width: 22,
                pen.frame(13.6, 12.4, radius: 2.8, at: (-3.6, 0)),
                pen.shape { inset in
                    .rounded(
                        [
                            .init(4.6 + inset, -1.8), .init(10.4 - inset, -5.4 + inset * 1.4),
                            .init(10.4 - inset, 5.4 - inset * 1.4), .init(4.6 + inset, 1.8),
                        ], 0.8)
                })
        },
        "speaker": { pen in SymbolDrawing(width: 11, cone(pen, -0.2)) },
        "speaker.wave.1": { speaker($0, waves: 1) },
        "speaker.wave.2": { speaker($0, waves: 2) },
        "speaker.wave.3": { speaker($0, waves: 3) },
        "chart.bar": { pen in
            let bars = [(-7.0, 1.6), (0.0, -8.6), (7.0, -3.6)]
            return SymbolDrawing(
                width: 20,
                SymbolLayer(
                    marks: bars.flatMap { x, top in
                        pen.shape {
                            .roundedRectangle(
                                x - 2.5 + $0, top + $0, 5 - 2 * $0, 8.8 - top - 2 * $0, 1.1 - $0 / 2
                            )
                        }.marks
                    }))
        },
        "chart.line.uptrend.xyaxis": { pen in
            SymbolDrawing(
                width: 21,
                pen.lines(.path([(-9.2, -8.4), (-9.2, 6.6), (-7.8, 8), (9.4, 8)])).level(1),
                pen.lines(.path([(-5.4, 3.4), (-1.2, -1.6), (2.2, 1.6), (8.6, -6.6)])))
        },
        "waveform": { pen in
            let bars = [2.2, 5, 8.8, 3.6, 6.6, 3.4, 1.6]
            return SymbolDrawing(
                width: 21,
                SymbolLayer(
                    marks: bars.enumerated().map { index, reach in
                        let x = Double(index - 3) * 3.1
                        return .line(.line(x, -reach, x, reach))
                    }))
        },
        "waveform.path.ecg": { pen in
            SymbolDrawing(
                width: 22,
                pen.lines(
                    .path([
                        (-10, 0.6), (-6, 0.6), (-3.4, -3.6), (-0.8, 8), (2.6, -8.6), (5, 0.6),
                        (10, 0.6),
                    ])))
        },
    ]

    private static func microphone(_ pen: SymbolPen) -> SymbolDrawing {
        var cradle = SymbolOutline.path([(-6, -2), (-6, -1)])
        cradle.addArc(around: .init(0, -1), 6, from: 180, to: 0)
        cradle.append(.line(.init(6, -2)))
        return SymbolDrawing(
            width: 14,
            pen.shape {
                .roundedRectangle(-3.2 + $0, -9.6 + $0, 6.4 - 2 * $0, 11.8 - 2 * $0, 3.2 - $0)
            }, pen.lines(cradle, .line(0, 5.4, 0, 8.6), .line(-3.2, 8.8, 3.2, 8.8)))
    }

    private static func battery(_ pen: SymbolPen, level: Double) -> SymbolDrawing {
        var layers = [
            pen.lines(.roundedRectangle(-12, -5.4, 21.4, 10.8, 3.2)).thin(0.85).level(1),
            pen.area(.roundedRectangle(11.6, -1.7, 0.7, 3.4, 0.35)).level(1),
        ]
        if level > 0 {
            layers.append(
                pen.area(.roundedRectangle(-9.8, -3.2, 17 * level, 6.4, min(1.4, 8 * level))))
        }
        return SymbolDrawing(width: 26, layers: layers)
    }

    private static func speaker(_ pen: SymbolPen, waves: Int) -> SymbolDrawing {
        let x = -Double(waves) * 1.7
        let center = SymbolOutline.Point(x - 1.6, 0)
        let arcs = (1...waves).map { index in
            let radius = 3.4 + Double(index) * 3.4
            var arc = SymbolOutline.lines([center.toward(-40, radius)])
            arc.addArc(around: center, radius, from: -40, to: 40)
            return SymbolMark.line(arc)
        }
        return SymbolDrawing(
            width: 12 + Double(waves) * 3.4, cone(pen, x - 0.6), SymbolLayer(marks: arcs, level: 1))
    }

    private static func cone(_ pen: SymbolPen, _ x: Double) -> SymbolLayer {
        pen.shape { inset in
            SymbolOutline.rounded(
                [
                    .init(-4.8 + inset, -3.2 + inset), .init(-1.4 + inset * 0.4, -3.2 + inset),
                    .init(3.8 - inset, -7.6 + inset * 2.2), .init(3.8 - inset, 7.6 - inset * 2.2),
                    .init(-1.4 + inset * 0.4, 3.2 - inset), .init(-4.8 + inset, 3.2 - inset),
                ], [1, 0.4, 1, 1, 0.4, 1]
            ).moved(x, 0)
        }
    }
}
