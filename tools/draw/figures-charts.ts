/** Charts without text: bars, line, workflow, steps. None of them shows real numbers. */
import type { Figure } from './motif'
import { bust, coinStack, seal, textLines } from './props'
import { circle, group, moved, path, polygon, rect, ring, soft, stroke, times, type Point } from './svg'

const axes = (ink: string) =>
  times(5, (index) => stroke(`M150,${140 + index * 82} H1060`, ink, 2, { opacity: 0.14 })) +
  stroke('M150,110 V552 H1070', ink, 5)

export const bars: Figure = (theme, random) => {
  const count = random.whole(5, 7)
  const step = 880 / count
  const chosen = random.whole(1, count - 2)
  return (
    axes(theme.ink) +
    group(
      soft,
      times(count, (index) => {
        const height = index === chosen ? 350 : random.between(90, 290)
        const [x, width] = [180 + index * step, step * 0.58]
        const [front, side] =
          index === chosen
            ? [theme.gold, theme.goldShade]
            : index % 2 === 0
              ? [theme.body, theme.bodyShade]
              : [theme.bodyLight, theme.body]
        return (
          rect(x, 550 - height, width, height, front, { rx: 5 }) +
          rect(x + width * 0.68, 550 - height, width * 0.32, height, side, { rx: 5 }) +
          (index === chosen
            ? circle(x + width / 2, 550 - height - 36, 15, theme.accent)
            : rect(x, 550 - height, width, 9, theme.sheet, { rx: 4, opacity: 0.3 }))
        )
      }),
    )
  )
}

export const line: Figure = (theme, random) => {
  const points = (low: number, rise: number) =>
    Array.from(
      { length: 7 },
      (_, index): Point => [190 + index * 136, low - rise * (index / 6) ** 1.3 + random.between(-26, 26)],
    )
  const [first, second] = [points(470, 300), points(500, 120)]
  const joined = (list: readonly Point[]) => list.map((point) => point.join(',')).join(' L')
  return (
    axes(theme.ink) +
    path(`M${joined(first)} V548 H190 Z`, theme.goldLight, { opacity: 0.22 }) +
    stroke(`M${joined(second)}`, theme.bodyLight, 7, { 'stroke-dasharray': '2 16' }) +
    group(soft, stroke(`M${joined(first)}`, theme.gold, 11)) +
    first.map(([x, y]) => circle(x, y, 17, theme.body) + circle(x, y, 8, theme.sheet)).join('')
  )
}

/** Four or five cards joined by arrows, each with a small icon; the last one has a seal. */
export const flow: Figure = (theme, random) => {
  const count = random.pick([4, 5])
  const step = 1010 / count
  const width = step * 0.68
  const drop = random.pick([0, 54])
  const signs = [
    (x: number, y: number) =>
      rect(x - 28, y - 36, 56, 72, theme.bodyLight, { rx: 6 }) + textLines(x - 18, y - 14, 36, 3, 17, theme.sheet),
    (x: number, y: number) => bust(x, y + 40, 0.74, theme.body, theme.goldLight),
    (x: number, y: number) => stroke(`M${x - 30},${y + 4} l20,22 l40,-46`, theme.gold, 12),
    (x: number, y: number) =>
      rect(x - 36, y + 4, 18, 32, theme.bodyLight) +
      rect(x - 9, y - 16, 18, 52, theme.body) +
      rect(x + 18, y - 36, 18, 72, theme.gold),
    (x: number, y: number) => ring(x, y - 6, 24, theme.body, 9) + stroke(`M${x + 18},${y + 12} l18,20`, theme.body, 11),
  ]
  const start = random.whole(0, 4)
  const card = (index: number) => {
    const [x, y] = [95 + (index + 0.5) * step, 337 + (index % 2 === 0 ? -drop : drop)]
    const last = index === count - 1
    return (
      group(
        soft,
        rect(x - width / 2, y - 110, width, 220, theme.sheet, { rx: 16 }),
        rect(x - width / 2, y - 110, width, 16, last ? theme.gold : theme.body, { rx: 8 }),
      ) +
      (last ? seal(theme, x, y - 34, 36) : (signs[(start + index) % signs.length]?.(x, y - 26) ?? '')) +
      rect(x - width * 0.3, y + 56, width * 0.6, 10, theme.rule, { rx: 5 }) +
      rect(x - width * 0.2, y + 78, width * 0.4, 10, theme.rule, { rx: 5 })
    )
  }
  const arrow = (index: number) => {
    const [from, to] = [95 + (index + 0.5) * step + width / 2 + 10, 95 + (index + 1.5) * step - width / 2 - 22]
    const [fromY, toY] = index % 2 === 0 ? [337 - drop, 337 + drop] : [337 + drop, 337 - drop]
    return (
      stroke(`M${from},${fromY} C${from + 26},${fromY} ${to - 26},${toY} ${to},${toY}`, theme.gold, 7) +
      moved(
        to + 6,
        toY,
        0,
        polygon(
          [
            [-12, -17],
            [18, 0],
            [-12, 17],
          ],
          theme.gold,
        ),
      )
    )
  }
  return (
    stroke('M120,560 H1080', theme.ink, 2, { opacity: 0.2, 'stroke-dasharray': '2 14' }) +
    times(count - 1, arrow) +
    times(count, card)
  )
}

export const steps: Figure = (theme, random) => {
  const count = random.whole(4, 6)
  const width = 900 / count
  const kind = random.whole(0, 2)
  const top = (index: number) => 520 - (index + 1) * (330 / count)
  return (
    stroke('M110,560 H1090', theme.ink, 4) +
    group(
      soft,
      times(count, (index) => {
        const x = 150 + index * width
        const last = index === count - 1
        return (
          rect(
            x,
            top(index),
            width - 8,
            558 - top(index),
            last ? theme.gold : index % 2 === 0 ? theme.body : theme.bodyLight,
            { rx: 6 },
          ) +
          rect(x, top(index), width - 8, 14, theme.sheet, { rx: 6, opacity: 0.34 }) +
          circle(x + width / 2 - 4, 530, 9, theme.sheet, { opacity: 0.7 })
        )
      }),
    ) +
    (kind === 0
      ? times(count, (index) =>
          coinStack(
            theme,
            146 + (index + 0.5) * width,
            top(index) + 8,
            Math.ceil((index + 1) / 2),
            Math.min(52, width * 0.32),
          ),
        )
      : times(count - 1, (index) =>
          stroke(
            `M${150 + (index + 0.5) * width},${top(index) - 34} C${150 + (index + 0.7) * width},${top(index) - 80} ${150 + (index + 1.2) * width},${top(index + 1) - 76} ${144 + (index + 1.46) * width},${top(index + 1) - 34}`,
            theme.gold,
            5,
            { 'stroke-dasharray': '2 13' },
          ),
        )) +
    (kind === 2
      ? times(
          count - 1,
          (index) =>
            group(soft, circle(146 + (index + 0.5) * width, top(index) - 6, 36, theme.sheet)) +
            stroke(`M${130 + (index + 0.5) * width},${top(index) - 6} l12,13 l22,-26`, theme.gold, 9),
        )
      : '') +
    (kind === 0
      ? ''
      : (kind === 2 ? '' : bust(146 + 0.5 * width, top(0), 0.95, theme.accent, '#dfbf9f')) +
        stroke(`M${146 + (count - 0.5) * width},${top(count - 1)} v-120`, theme.bodyShade, 7) +
        polygon(
          [
            [146 + (count - 0.5) * width, top(count - 1) - 120],
            [146 + (count - 0.5) * width + 84, top(count - 1) - 92],
            [146 + (count - 0.5) * width, top(count - 1) - 62],
          ],
          kind === 1 ? theme.accent : theme.goldLight,
        ))
  )
}
