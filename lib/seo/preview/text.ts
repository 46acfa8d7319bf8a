import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '@/lib/content/html/escape'
import type { Language } from '@/lib/domain/languages'
import { cut } from '@/lib/domain/text'
import { renderable } from './renderable-text'
import { faces, type PreviewFace } from './faces'
import { withWholeWords } from './whole-words'

export interface Block {
  data: Buffer
  width: number
  height: number
}

export interface Style {
  language: Language
  face: Exclude<PreviewFace, 'han'>
  colour: string
  /** Space between letters, in 1024ths of a pixel. */
  spacing?: number
}

/** One way to set a text. Size and width are in pixels. */
export interface Step {
  size: number
  width: number
  lines: number
}

const lineHeight = { vi: 1.32, en: 1.32, zh: 1.46 } as const satisfies Record<Language, number>

const marks = 0.35

const longest = 240

function shortened(text: string, length: number, language: Language): string {
  const start = cut(text, length)
  const whole = language === 'zh' ? start : start.replace(/(?<=\s\S.*)\s\S{0,20}…$/u, '…')
  return whole.replace(/[\s\p{P}]+…$/u, '…')
}

let loading: Promise<void> | undefined

/** A font must be used once by its file. Then the whole process knows it. */
async function load(): Promise<void> {
  for (const { family, file } of Object.values(faces))
    await sharp({ text: { text: 'a', font: `${family} 20`, fontfile: file } })
      .raw()
      .toBuffer()
}

/**
 * Both fonts contain Chinese punctuation, so the Chinese font comes first: its punctuation is as wide as its
 * characters.
 */
function fontOf({ language, face }: Style, size: number): string {
  const names = language === 'zh' ? (['han', 'head'] as const) : ([face, 'head', 'han'] as const)
  return `${[...new Set(names)].map((name) => faces[name].family).join(', ')} ${size}`
}

async function set(
  text: string,
  style: Style,
  size: number,
  width: number,
  wrap: 'word' | 'word-char',
): Promise<Block> {
  // Text with letter spacing is a single line, and a joiner would get spacing like a letter.
  const isHeld = wrap === 'word' && !style.spacing
  const marked = `<span foreground="${style.colour}" letter_spacing="${style.spacing ?? 0}">${escapeHtml(isHeld ? withWholeWords(text, style.language) : text)}</span>`
  const made = sharp({
    text: {
      text: marked,
      font: fontOf(style, size),
      width: Math.round(width),
      align: 'centre',
      wrap,
      rgba: true,
      dpi: 72,
    },
  })
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The same number of lines, as narrow as possible, so that no line has only a single word. */
async function balanced(text: string, style: Style, { size, lines, width }: Step, block: Block): Promise<Block> {
  let [low, high, best] = [width / lines, block.width, block]
  while (high - low > 12) {
    const middle = (low + high) / 2
    const narrower = await set(text, style, size, middle, 'word')
    if (narrower.height <= block.height && narrower.width <= middle + 1) [high, best] = [middle, narrower]
    else low = middle
  }
  return best
}

/**
 * Sets a text in the first step that fits it. If none does, it uses the last step and cuts the text to the characters
 * that fit, with an ellipsis. Returns undefined if nothing of it can be rendered.
 */
export async function fitted(
  text: string,
  style: Style,
  steps: readonly [...Step[], Step],
): Promise<Block | undefined> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  const whole = cut(renderable(text), longest)
  if (whole === '') return undefined
  const fits = ({ height, width }: Block, step: Step) =>
    height <= step.size * (step.lines * lineHeight[style.language] + marks) && width <= step.width
  for (const step of steps) {
    const block = await set(whole, style, step.size, step.width, 'word')
    if (fits(block, step)) return balanced(whole, style, step, block)
  }
  const last = steps[steps.length - 1] as Step
  let [low, high] = [0, longest]
  let best: Block | undefined
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const block = await set(shortened(whole, middle, style.language), style, last.size, last.width, 'word-char')
    if (fits(block, last)) [low, best] = [middle, block]
    else high = middle - 1
  }
  return best
}

export function placed({ data, height, width }: Block, left: number, top: number): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) }
}
