/** Motifs of study: open book, graduation cap, lamp and books, a class in front of a board. */
import type { Motif } from './motif'
import { bust, floorShadow, star, textLines } from './props'
import { circle, ellipse, group, moved, path, polygon, rect, soft, stroke, times } from './svg'

export const openBook: Motif = (theme) => {
  const page = group(
    {},
    path('M0,230 C-110,160 -280,150 -410,182 V-130 C-280,-166 -110,-150 0,-84 Z', theme.sheet),
    path('M0,230 C-40,204 -80,188 -130,178 V-132 C-80,-122 -40,-108 0,-84 Z', theme.sheetShade, { opacity: 0.6 }),
    times(7, (index) =>
      stroke(
        `M-360,${-86 + index * 34} C-260,${-108 + index * 34} -150,${-100 + index * 34} ${index === 6 ? -200 : -60},${index === 6 ? 100 : -64 + index * 34}`,
        theme.rule,
        7,
      ),
    ),
  )
  return (
    floorShadow(278, 440) +
    group(
      soft,
      path(
        'M0,262 C-110,200 -290,190 -446,214 V-104 L-410,-112 V190 C-280,164 -110,170 0,240 C110,170 280,164 410,190 V-112 L446,-104 V214 C290,190 110,200 0,262 Z',
        theme.body,
      ),
    ) +
    page +
    group({ transform: 'scale(-1 1)' }, page) +
    path('M-18,-92 V220 L0,232 L18,220 V-92 L0,-84 Z', theme.sheetShade) +
    path('M60,-122 V120 L84,96 L108,112 V-140 Z', theme.accent) +
    group(
      soft,
      ...[-2, -1, 0, 1, 2].map((index) =>
        moved(
          0,
          -96,
          index * 26,
          rect(-6, -188 + Math.abs(index) * 14, 12, 84 - Math.abs(index) * 8, theme.goldLight, { rx: 6 }),
        ),
      ),
    ) +
    group({ transform: 'translate(0 -110)' }, circle(0, 0, 50, theme.gold), star(26, theme.sheet))
  )
}

export const cap: Motif = (theme) =>
  floorShadow(282, 400) +
  group(
    soft,
    path('M-200,-60 V100 C-120,170 120,170 200,100 V-60 Z', theme.bodyShade),
    path('M0,-60 H200 V100 C160,136 80,150 0,152 Z', theme.body, { opacity: 0.7 }),
  ) +
  group(
    soft,
    polygon(
      [
        [0, -270],
        [410, -110],
        [0, 50],
        [-410, -110],
      ],
      theme.body,
    ),
    polygon(
      [
        [-410, -110],
        [0, 50],
        [410, -110],
        [410, -92],
        [0, 70],
        [-410, -92],
      ],
      theme.bodyShade,
    ),
    polygon(
      [
        [0, -240],
        [330, -110],
        [0, 20],
        [-330, -110],
      ],
      'none',
      { stroke: theme.bodyLight, 'stroke-width': 4 },
    ),
  ) +
  stroke('M0,-112 C120,-110 240,-84 292,-58 V70', theme.gold, 9) +
  ellipse(0, -114, 26, 13, theme.goldLight) +
  group(
    soft,
    path('M276,64 h32 l22,130 h-76 Z', theme.gold),
    path('M292,64 h16 l22,130 h-30 Z', theme.goldShade),
    rect(270, 56, 44, 22, theme.goldLight, { rx: 8 }),
  ) +
  moved(
    -40,
    224,
    -5,
    group(
      soft,
      rect(-290, -46, 560, 92, theme.sheet, { rx: 46 }),
      ellipse(268, 0, 26, 46, theme.sheetShade),
      ellipse(268, 0, 13, 25, theme.rule),
      rect(-30, -50, 60, 100, theme.accent, { rx: 6 }),
    ),
    polygon(
      [
        [-14, 44],
        [-58, 104],
        [-24, 96],
        [0, 112],
        [8, 48],
      ],
      theme.accent,
    ),
    polygon(
      [
        [10, 44],
        [48, 108],
        [22, 98],
        [0, 104],
        [-2, 48],
      ],
      theme.goldShade,
    ),
    circle(0, 6, 26, theme.goldLight),
  )

export const lamp: Motif = (theme) => {
  const spine = (x: number, height: number, width: number, fill: string) =>
    rect(x, 250 - height, width, height, fill, { rx: 6 }) +
    rect(x, 250 - height + 30, width, 10, theme.goldLight) +
    rect(x, 204, width, 10, theme.goldLight)
  return (
    polygon(
      [
        [-158, -55],
        [78, -165],
        [230, 250],
        [-270, 250],
      ],
      theme.goldLight,
      { opacity: theme.dark ? 0.2 : 0.36 },
    ) +
    floorShadow(266, 470) +
    group(
      soft,
      spine(210, 330, 60, theme.body),
      spine(272, 290, 74, theme.accent),
      spine(348, 350, 52, theme.bodyLight),
      spine(402, 300, 48, theme.gold),
    ) +
    group(soft, rect(-470, 250, 940, 18, theme.bodyShade, { rx: 6 })) +
    group(
      soft,
      rect(-430, 226, 190, 26, theme.body, { rx: 12 }),
      stroke('M-336,230 L-398,-20 L-110,-236', theme.body, 20),
      circle(-398, -20, 24, theme.gold),
      moved(
        -40,
        -110,
        -25,
        rect(-34, -164, 68, 50, theme.gold, { rx: 12 }),
        ellipse(0, 0, 130, 26, theme.goldLight),
        path('M-136,4 A136,136 0 0 1 136,4 Q0,-30 -136,4 Z', theme.bodyLight),
        path('M0,-132 A136,136 0 0 1 136,4 Q70,-12 0,-13 Z', theme.body),
      ),
      circle(-106, -232, 16, theme.body),
    ) +
    group(
      soft,
      path(
        'M-20,236 C-90,200 -170,200 -230,218 V232 C-160,222 -90,226 -20,250 C50,226 110,222 180,232 V218 C120,200 50,200 -20,236 Z',
        theme.sheet,
      ),
      path('M-230,230 C-160,220 -90,226 -20,250 C50,226 110,220 180,230 V242 H-230 Z', theme.sheetShade),
    ) +
    moved(
      120,
      196,
      62,
      rect(-7, -96, 14, 120, theme.accent, { rx: 4 }),
      polygon(
        [
          [-7, 24],
          [7, 24],
          [0, 44],
        ],
        theme.sheet,
      ),
    )
  )
}

export const classroom: Motif = (theme) => {
  const heads = [
    [-330, theme.bodyLight, '#33302f'],
    [-165, theme.accent, '#1f1b1d'],
    [0, theme.bodyShade, '#2a2426'],
    [165, theme.gold, '#1f1b1d'],
    [330, theme.bodyLight, '#3a3534'],
  ]
  return (
    group(
      soft,
      rect(-330, -300, 660, 400, theme.sheet, { rx: 12 }),
      rect(-330, -300, 660, 400, 'none', { stroke: theme.body, 'stroke-width': 16, rx: 12 }),
    ) +
    textLines(-280, -236, 200, 5, 32, theme.rule) +
    rect(-280, -70, 120, 14, theme.bodyLight, { rx: 7 }) +
    stroke('M-10,20 V-240 M-10,20 H280', theme.bodyShade, 7) +
    [60, 104, 90, 160, 216]
      .map((height, index) =>
        rect(20 + index * 52, 16 - height, 32, height, index === 4 ? theme.gold : theme.bodyLight, { rx: 4 }),
      )
      .join('') +
    stroke('M36,-60 L88,-108 L140,-94 L192,-164 L250,-222', theme.accent, 7) +
    moved(
      430,
      180,
      0,
      group(
        soft,
        rect(-16, -150, 32, 40, '#d3ad8a'),
        path('M-70,120 V-70 C-70,-116 -40,-128 0,-128 C40,-128 70,-116 70,-70 V120 Z', theme.body),
        polygon(
          [
            [-20, -128],
            [20, -128],
            [0, -70],
          ],
          theme.sheet,
        ),
        ellipse(0, -186, 44, 54, '#dfbf9f'),
        path('M-48,-184 C-58,-260 58,-260 48,-184 C40,-214 -20,-222 -48,-184 Z', '#1f1b1d'),
      ),
    ) +
    moved(
      380,
      110,
      0,
      stroke('M0,0 L-86,-110', theme.body, 34),
      circle(-92, -118, 19, '#dfbf9f'),
      stroke('M-92,-120 L-160,-196', theme.goldShade, 7),
    ) +
    group(soft, ...heads.map(([x = 0, coat = '', hair = '']) => bust(Number(x), 316, 1.42, String(coat), String(hair))))
  )
}
