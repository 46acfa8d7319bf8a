import sharp, { type OverlayOptions } from 'sharp'
import type { Focus } from '@/lib/domain/focus'
import type { Card, CropRatio } from './card'
import { colours } from './colours'
import { cropAround } from './crop'
import { footHeight, footMark, homeGround, navyGround, paperGround, ring, size, veil } from './ground'
import { portrait } from './portrait'
import { fitted, placed, type Block, type Step, type Style } from './text'

/** Maximum bytes of an image. WeChat and Zalo accept no more. */
export const heaviest = 300_000

const foot = size.height - footHeight

const centre: Focus = { x: 50, y: 50 }

/** The first steps fit into the middle square, all that some clients show; the later ones use the whole width. */
const titleSteps: readonly [...Step[], Step] = [
  { size: 76, width: 600, lines: 1 },
  { size: 60, width: 600, lines: 2 },
  { size: 50, width: 620, lines: 3 },
  { size: 52, width: 960, lines: 2 },
  { size: 46, width: 1000, lines: 3 },
  { size: 42, width: 1040, lines: 3 },
  { size: 42, width: 1060, lines: 4 },
  { size: 38, width: 1080, lines: 4 },
]
const labelSteps: readonly [...Step[], Step] = [
  { size: 26, width: 900, lines: 1 },
  { size: 22, width: 1060, lines: 1 },
]
const belowSteps: readonly [...Step[], Step] = [
  { size: 30, width: 620, lines: 1 },
  { size: 28, width: 760, lines: 2 },
  { size: 26, width: 960, lines: 2 },
]

interface Stack {
  blocks: { block: Block; top: number }[]
  height: number
}

const onPaper = { label: colours.goldText, title: colours.navy, below: colours.inkSoft }
const onNavy = { label: colours.goldBright, title: colours.paper, below: colours.paperLine }

async function stack(
  { below, label, language, title }: Card,
  colour: typeof onPaper | typeof onNavy,
  isShort = false,
): Promise<Stack> {
  const style = (face: Style['face'], colour: string): Style => ({ language, face, colour })
  const capitals = label.toLocaleUpperCase(language)
  const above = isShort
    ? fitted([capitals, below].filter(Boolean).join(' · '), style('text', colour.label), [
        { size: 27, width: 640, lines: 1 },
        { size: 25, width: 900, lines: 1 },
      ])
    : fitted(capitals, { ...style('text', colour.label), spacing: language === 'zh' ? 4096 : 2048 }, labelSteps)
  const set = [
    { gap: 24, block: await above },
    { gap: isShort ? 0 : 34, block: await fitted(title, style('head', colour.title), titleSteps) },
    { gap: 0, block: isShort ? undefined : await fitted(below, style('text', colour.below), belowSteps) },
  ]
  let height = 0
  const blocks = set.flatMap(({ block, gap }) => {
    if (!block) return []
    const top = height
    height += block.height + gap
    return [{ block, top }]
  })
  return { blocks, height }
}

const centred = ({ blocks }: Stack, top: number) =>
  blocks.map(({ block, top: below }) => placed(block, (size.width - block.width) / 2, top + below))

async function brand({ brand, language }: Card): Promise<OverlayOptions[]> {
  const name = await fitted(brand, { language, face: 'text', colour: colours.paper }, [
    { size: 24, width: 900, lines: 1 },
  ])
  const { nameLeft, svg } = footMark(name?.width ?? 0)
  return [
    { input: svg, left: 0, top: 0 },
    ...(name ? [placed(name, nameLeft, foot + (footHeight - name.height) / 2)] : []),
  ]
}

async function overPicture(card: Card, image: Buffer): Promise<OverlayOptions[]> {
  const text = await stack(card, onNavy, true)
  const top = foot - 36 - text.height
  // The image is moved up a little, because its subject is mostly in the middle, which the text would cover.
  const raised = 84
  const height = 675 - raised
  const fitting = await cropAround(image, {
    focus: card.focus ?? centre,
    window: { width: size.width, height },
    at: { x: size.width / 2, y: (height + raised) / 2 - raised },
    cover: { width: size.width, height: height + raised },
  })
  const shown = await fitting
    .flatten({ background: colours.paper })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const cropped = { input: shown, raw: { width: size.width, height, channels: 3 as const }, left: 0, top: 0 }
  return [cropped, { input: veil(top), left: 0, top: 0 }, ...centred(text, top)]
}

async function person(card: Card, image: Buffer | undefined): Promise<OverlayOptions[]> {
  const text = await stack(card, onNavy)
  const top = foot - 34 - text.height
  const width = Math.min(270, top - 80)
  const left = Math.round((size.width - width) / 2)
  const from = Math.round((top - 24 - width) / 2) + 4
  return [
    { input: navyGround(), left: 0, top: 0 },
    { input: await portrait(card, image, width), left, top: from },
    { input: ring(width + 20), left: left - 10, top: from - 10 },
    ...centred(text, top),
  ]
}

async function onTheGround(card: Card): Promise<OverlayOptions[]> {
  if (card.kind === 'home') {
    const text = await stack(card, onNavy)
    const top = Math.round((size.height - text.height - 230) / 2)
    return [{ input: homeGround(top), left: 0, top: 0 }, ...centred(text, top + 230)]
  }
  const text = await stack(card, onPaper)
  return [{ input: paperGround(), left: 0, top: 0 }, ...centred(text, (foot - text.height) / 2)]
}

function layers(card: Card, image: Buffer | undefined): Promise<OverlayOptions[]> {
  if (card.kind === 'member') return person(card, image)
  return image ? overPicture(card, image) : onTheGround(card)
}

async function croppedTo(ratio: CropRatio, { focus = centre }: Card, image: Buffer): Promise<Buffer> {
  const [across = 1, down = 1] = ratio.split('x').map(Number)
  const { autoOrient } = await sharp(image).metadata()
  const width = Math.floor(Math.min(size.width, autoOrient.width, (autoOrient.height * across) / down))
  const window = { width, height: Math.min(autoOrient.height, Math.round((width * down) / across)) }
  const cut = await cropAround(image, { focus, window, at: { x: width / 2, y: window.height / 2 } })
  return cut
    .flatten({ background: colours.paper })
    .toColourspace('srgb')
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** A card as a JPEG of 1200 × 630 pixels, below 300 KB, or a photo alone. Throws if its photo cannot be read. */
export async function renderPreview(card: Card, image: Buffer | undefined): Promise<Buffer> {
  if (card.ratio && image) return croppedTo(card.ratio, card, image)
  const ground = sharp({ create: { ...size, channels: 3, background: colours.navy } })
  const drawn = await ground
    .composite([...(await layers(card, image)), ...(card.kind === 'home' ? [] : await brand(card))])
    .removeAlpha()
    .raw()
    .toBuffer()
  const encode = (quality: number) =>
    sharp(drawn, { raw: { ...size, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
  const jpeg = await encode(84)
  return jpeg.length < heaviest ? jpeg : encode(50)
}
