import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

/** Colours of both modes: every text of the style sheets on every ground that it may stand on (WCAG 2.2, 1.4.3). */

type Colours = ReadonlyMap<string, string>

const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const darkStart = tokens.indexOf('prefers-color-scheme: dark')

const coloursIn = (css: string): [string, string][] =>
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [name, value])

const light: Colours = new Map(coloursIn(tokens.slice(0, darkStart)))
const dark: Colours = new Map([...light, ...coloursIn(tokens.slice(darkStart))])
const modes = { light, dark }

const sheets = globSync(['components/**/*.css', 'app/styles/{base,shared}.css', 'public/article-blocks.css'])

const rulesOf = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: new Map(
      body.split(';').map((line) => {
        const [name = '', ...value] = line.split(':')
        return [name.trim(), value.join(':').trim()] as const
      }),
    ),
  }))

/** The colour that a value is: a token's name, or a number of its own. undefined if it is neither. */
const colourOf = (value = '') =>
  /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? /^#[0-9a-f]{3,6}$/.exec(value)?.[0].replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const groundsOf = (text: string): string[] => {
  if (['on-deep', 'gold-bright', '#d5dde7', '#c9d4e0'].includes(text)) return ['deep']
  // Text on buttons: both colours change with the mode.
  if (text === 'white') return ['navy-900', 'navy-700']
  return ['paper', 'paper-deep', 'white']
}

/** Signs, not texts: stars. */
const signs = new Set(['gold', 'paper-line'])

interface Pair {
  place: string
  text: string
  ground: string
}

const pairs: Pair[] = sheets.flatMap((sheet) =>
  rulesOf(readFileSync(sheet, 'utf8')).flatMap(({ selector, declarations }) => {
    const text = colourOf(declarations.get('color'))
    if (text === undefined || signs.has(text)) return []
    const ground = colourOf(declarations.get('background') ?? declarations.get('background-color'))
    return (ground === undefined ? groundsOf(text) : [ground]).map((each) => ({
      place: `${sheet} ${selector}`,
      text,
      ground: each,
    }))
  }),
)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

test('the style sheets have texts and grounds', () => {
  expect(pairs.length).toBeGreaterThan(100)
  expect(dark.get('paper')).not.toBe(light.get('paper'))
})

describe.each(Object.entries(modes))('in the %s mode', (_, colours) => {
  const hex = (colour: string) => (colour.startsWith('#') ? colour : colours.get(colour))

  test('every text is readable on its ground', () => {
    const faint = pairs.flatMap(({ place, text, ground }) => {
      const [one, other] = [hex(text), hex(ground)]
      // "inherit" and "currentcolor" are no tokens; a token without a colour would be a mistake.
      if (one === undefined || other === undefined) return [`${place}: ${text} on ${ground} has no colour`]
      const ratio = contrast(one, other)
      return ratio < 4.5 ? [`${place}: ${text} on ${ground} ${ratio.toFixed(2)}`] : []
    })
    expect(faint).toEqual([])
  })

  test('the frame of a focused control and of a field stands out from every ground', () => {
    for (const [line, grounds] of [
      ['gold', ['white', 'paper', 'deep']],
      ['ink-soft', ['white', 'paper']],
    ] as const)
      for (const ground of grounds)
        expect([line, ground, contrast(hex(line) ?? '', hex(ground) ?? '') >= 3]).toEqual([line, ground, true])
  })
})
