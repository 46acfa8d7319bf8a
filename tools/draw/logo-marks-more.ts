/** More logos of invented organisations: finance, land, arbitration, start-ups. */
import type { Mark } from './logo-marks'
import { circle, ellipse, group, moved, path, polygon, rect, ring, stroke, times } from './svg'

const white = '#ffffff'

export const coin: Mark = (main, second) =>
  circle(0, 0, 98, main) +
  ring(0, 0, 80, second, 6) +
  rect(-28, -28, 56, 56, white, { rx: 4, transform: 'rotate(45)' }) +
  rect(-12, -12, 24, 24, second, { transform: 'rotate(45)' })
export const roofs: Mark = (main, second) =>
  path('M-98,20 L-40,-36 L18,20 V92 H-98 Z', main) +
  path('M-30,-38 L34,-96 L98,-38 V92 H30 V16 Z', second) +
  rect(-58, 42, 36, 50, white, { rx: 3 }) +
  [-18, 20, 58].map((y) => rect(50, y, 28, 20, white, { rx: 3 })).join('')

export const dawn: Mark = (main, second) =>
  path('M-70,20 A70,70 0 0 1 70,20 Z', second) +
  times(7, (index) =>
    rect(-6, -104, 12, 26, second, { rx: 6, transform: `translate(0 20) rotate(${-78 + index * 26})` }),
  ) +
  rect(-98, 30, 196, 14, main, { rx: 7 }) +
  stroke('M-60,62 H60 M-36,84 H36', main, 12)

export const fields: Mark = (main, second) =>
  circle(0, 0, 98, main) +
  path('M-88,40 C-40,0 40,0 88,40 C70,80 40,98 0,98 C-40,98 -70,80 -88,40 Z', second) +
  stroke('M0,14 V96 M-26,18 L-54,78 M26,18 L54,78', white, 5) +
  circle(0, -34, 26, white)

export const pulse: Mark = (main, second) =>
  rect(-96, -96, 192, 192, main, { rx: 48 }) +
  stroke('M-70,10 H-34 L-14,-46 L14,56 L32,-4 H48', white, 14) +
  circle(62, -4, 14, second)

export const seed: Mark = (main, second) =>
  times(12, (index) => rect(-5, -100, 10, 28, second, { rx: 5, transform: `rotate(${index * 30})` })) +
  path('M0,-58 C44,-20 44,34 0,60 C-44,34 -44,-20 0,-58 Z', main) +
  stroke('M0,50 V-10 M0,16 L20,-4 M0,30 L-18,10', white, 6)
export const chevrons: Mark = (main, second) =>
  [50, 0, -50]
    .map((y, index) =>
      polygon(
        [
          [-86, y + 42],
          [0, y - 34],
          [86, y + 42],
          [86, y + 6],
          [0, y - 66],
          [-86, y + 6],
        ],
        index === 2 ? second : main,
        { opacity: 1 - index * 0.08 },
      ),
    )
    .join('')

export const sprout: Mark = (main, second) =>
  stroke('M0,96 V-8', main, 14) +
  path('M0,10 C-86,16 -98,-50 -92,-84 C-30,-84 4,-48 0,10 Z', main) +
  path('M4,-14 C2,-70 44,-100 92,-98 C96,-40 62,-10 4,-14 Z', second) +
  stroke('M-60,96 H60', second, 11)
export const teaHills: Mark = (main, second) =>
  circle(44, -50, 34, second) +
  times(3, (index) =>
    path(
      `M-98,${36 + index * 28} C-60,${-24 + index * 28} -10,${-14 + index * 28} 10,${20 + index * 28} C40,${-6 + index * 28} 76,${0 + index * 28} 98,${36 + index * 28} V96 H-98 Z`,
      main,
      { opacity: 0.5 + index * 0.25 },
    ),
  ) +
  moved(-46, -16, -20, path('M0,0 C-20,-24 -14,-60 6,-76 C26,-56 22,-20 0,0 Z', main))

export const chair: Mark = (main, second) =>
  path('M-60,-96 H60 V10 H-60 Z', main) +
  stroke('M-30,-66 V-18 M0,-66 V-18 M30,-66 V-18', white, 9) +
  rect(-78, 12, 156, 24, second, { rx: 8 }) +
  rect(-66, 36, 22, 60, main, { rx: 5 }) +
  rect(44, 36, 22, 60, main, { rx: 5 })
export const overlap: Mark = (main, second) =>
  circle(-36, 0, 62, main) +
  circle(36, 0, 62, second, { opacity: 0.88 }) +
  path('M0,-50 A62,62 0 0 1 0,50 A62,62 0 0 1 0,-50 Z', white)
export const kite: Mark = (main, second) =>
  group(
    { transform: 'rotate(24)' },
    polygon(
      [
        [0, -98],
        [58, -20],
        [0, 62],
        [-58, -20],
      ],
      main,
    ),
    polygon(
      [
        [0, -98],
        [58, -20],
        [0, 62],
      ],
      second,
    ),
    stroke('M0,62 C20,80 -20,88 0,104', main, 6),
    ellipse(0, -20, 8, 8, white),
  )
