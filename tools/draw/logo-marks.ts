/** Logos of invented organisations, drawn in a circle of radius 100 around the origin. */
import { circle, ellipse, group, moved, path, polygon, rect, ring, stroke, times } from './svg'

/** A drawing in a main and a second colour; white parts are cut out. */
export type Mark = (main: string, second: string) => string

const white = '#ffffff'

export const columns: Mark = (main, second) =>
  circle(0, 0, 98, main) +
  ring(0, 0, 86, white, 3) +
  polygon(
    [
      [-54, -22],
      [0, -58],
      [54, -22],
    ],
    white,
  ) +
  times(4, (index) => rect(-44 + index * 26, -12, 11, 50, white)) +
  rect(-54, 42, 108, 10, second)

export const bookShield: Mark = (main, second) =>
  path('M0,-98 C30,-82 58,-78 84,-78 V0 C84,52 44,84 0,98 C-44,84 -84,52 -84,0 V-78 C-58,-78 -30,-82 0,-98 Z', main) +
  path('M0,34 C-18,18 -40,14 -60,18 V-40 C-40,-44 -18,-38 0,-24 Z', white) +
  path('M0,34 C18,18 40,14 60,18 V-40 C40,-44 18,-38 0,-24 Z', second) +
  path('M-40,48 Q0,78 40,48', 'none', { stroke: white, 'stroke-width': 6 })

export const river: Mark = (main, second) =>
  circle(0, 0, 98, main) +
  times(3, (index) =>
    stroke(
      `M-72,${2 + index * 26} C-40,${-22 + index * 26} -24,${-22 + index * 26} 0,${2 + index * 26} C24,${26 + index * 26} 40,${26 + index * 26} 72,${2 + index * 26}`,
      index === 1 ? second : white,
      11,
    ),
  ) +
  circle(0, -48, 20, second)

export const pass: Mark = (main, second) =>
  path('M-98,72 L-52,-18 L-30,-30 L-14,-14 L-2,-14 L8,4 L34,-36 L98,72 Z', main) +
  path('M-30,-72 L-49,-34 L-30,-44 L-13,-28 L-6,-28 Z', second) +
  stroke('M-96,92 C-40,60 30,110 96,84', second, 12)

export const bars: Mark = (main, second) =>
  [30, 62, 96, 140]
    .map((height, index) => rect(-88 + index * 46, 80 - height, 34, height, index === 3 ? second : main, { rx: 5 }))
    .join('') + stroke('M-86,18 L-30,-20 L8,-34 L80,-92', second, 9)

export const stakes: Mark = (main, second) =>
  times(5, (index) =>
    path(
      `M${-84 + index * 38},80 L${-78 + index * 38},${-40 - (2 - Math.abs(index - 2)) * 24} L${-70 + index * 38},${-60 - (2 - Math.abs(index - 2)) * 24} L${-62 + index * 38},${-40 - (2 - Math.abs(index - 2)) * 24} L${-56 + index * 38},80 Z`,
      index === 2 ? second : main,
    ),
  ) + path('M-98,60 C-50,30 -30,90 20,62 C50,46 76,54 98,66 V96 H-98 Z', main)

export const hexagons: Mark = (main, second) =>
  [
    [0, -56, main],
    [-48, 28, second],
    [48, 28, main],
  ]
    .map(([x = 0, y = 0, fill = '']) =>
      group(
        { transform: `translate(${x} ${y})` },
        polygon(
          Array.from({ length: 6 }, (_, index) => [
            Math.sin((index * Math.PI) / 3) * 50,
            Math.cos((index * Math.PI) / 3) * 50,
          ]),
          String(fill),
        ),
        circle(0, 0, 17, white),
      ),
    )
    .join('')

export const lotus: Mark = (main, second) =>
  [-64, -34, 34, 64]
    .map((turn) =>
      moved(
        0,
        58,
        turn,
        path('M0,0 C-34,-40 -30,-96 0,-128 C30,-96 34,-40 0,0 Z', Math.abs(turn) > 40 ? main : second, {
          opacity: 0.92,
        }),
      ),
    )
    .join('') +
  moved(0, 58, 0, path('M0,0 C-38,-44 -34,-108 0,-146 C34,-108 38,-44 0,0 Z', main)) +
  stroke('M-84,80 Q0,102 84,80', second, 9)

export const ledger: Mark = (main, second) =>
  rect(-80, -92, 160, 184, main, { rx: 18 }) +
  rect(-80, -92, 34, 184, second, { rx: 14 }) +
  times(
    4,
    (row) =>
      rect(-26, -60 + row * 34, 46, 10, white, { rx: 5 }) + circle(50, -55 + row * 34, 9, row === 3 ? second : white),
  )

export const people: Mark = (main, second) =>
  [-52, 0, 52]
    .map(
      (x, index) =>
        circle(x, index === 1 ? -58 : -34, 24, index === 1 ? second : main) +
        path(
          `M${x - 34},74 V${index === 1 ? 4 : 24} A34,34 0 0 1 ${x + 34},${index === 1 ? 4 : 24} V74 Z`,
          index === 1 ? second : main,
          { opacity: 0.94 },
        ),
    )
    .join('') + stroke('M-92,90 H92', main, 8)

export const leaf: Mark = (main, second) =>
  path('M-84,84 C-104,-30 -20,-100 96,-94 C100,20 30,100 -84,84 Z', main) +
  path('M-84,84 C-60,10 0,-50 96,-94 C100,20 30,100 -84,84 Z', second) +
  stroke('M-92,94 C-50,20 0,-20 60,-60', white, 7)

export const weave: Mark = (main, second) =>
  times(3, (index) => rect(-90, -74 + index * 56, 180, 34, main, { rx: 17 })) +
  times(3, (column) =>
    times(3, (row) =>
      (column + row) % 2 === 0 ? rect(-74 + column * 56, -82 + row * 56, 34, 50, second, { rx: 12 }) : '',
    ),
  ) +
  times(
    3,
    (column) =>
      rect(-74 + column * 56, -94, 34, 14, second, { rx: 7 }) + rect(-74 + column * 56, 80, 34, 14, second, { rx: 7 }),
  )

export const wave: Mark = (main, second) =>
  path('M-98,30 C-70,-90 40,-110 74,-30 C40,-60 6,-40 10,-6 C16,34 66,40 98,22 C80,80 -60,110 -98,30 Z', main) +
  circle(62, -66, 24, second) +
  stroke('M-70,76 C-20,104 50,100 88,62', second, 10)

export const ship: Mark = (main, second) =>
  path('M-96,30 H96 L66,78 H-66 Z', main) +
  polygon(
    [
      [-8, 16],
      [-8, -96],
      [-78, 16],
    ],
    main,
  ) +
  polygon(
    [
      [8, 16],
      [8, -74],
      [66, 16],
    ],
    second,
  ) +
  stroke('M-92,96 C-60,78 -40,112 -8,94 C24,78 50,112 92,92', second, 9)

export const terraces: Mark = (main, second) =>
  times(4, (index) =>
    stroke(
      `M-92,${-6 + index * 30} C-40,${-52 + index * 30} 30,${36 + index * 30} 92,${-22 + index * 30}`,
      index % 2 === 0 ? main : second,
      17,
      { 'stroke-linecap': 'butt' },
    ),
  ) + circle(30, -66, 28, second)
export const mortar: Mark = (main, second) =>
  path('M-72,0 H72 C72,54 44,82 24,88 V98 H-24 V88 C-44,82 -72,54 -72,0 Z', main) +
  rect(-90, -14, 180, 18, main, { rx: 9 }) +
  path('M0,-18 C-50,-36 -54,-78 -40,-98 C-6,-86 6,-52 0,-18 Z', second) +
  path('M4,-18 C8,-60 40,-78 68,-74 C66,-42 40,-20 4,-18 Z', second, { opacity: 0.75 })

export const gear: Mark = (main, second) =>
  times(10, (index) => rect(-15, -98, 30, 34, main, { rx: 6, transform: `rotate(${index * 36})` })) +
  circle(0, 0, 76, main) +
  circle(0, 0, 44, white) +
  path('M-8,30 L-26,-2 H-6 L6,-34 L26,4 H6 Z', second)
export const rings: Mark = (main, second) =>
  times(5, (index) =>
    ellipse(0, 0, 92 - index * 19, 98 - index * 20, 'none', {
      stroke: index % 2 === 0 ? main : second,
      'stroke-width': 9,
      transform: `translate(${index * 4} ${index * 3})`,
    }),
  )
