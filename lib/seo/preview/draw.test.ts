import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { Card } from './card'
import { renderPreview, heaviest } from './draw'

const card: Card = {
  kind: 'article',
  language: 'vi',
  brand: 'Viện Khoa học Pháp lý và Phát triển Doanh nghiệp',
  label: 'Nghiên cứu',
  title: 'Luật mới',
  below: 'Thứ Bảy, ngày 21 tháng 11 năm 2026',
  image: undefined,
}

const cover = readFileSync('e2e/fixtures/cover.webp')

const noise = () =>
  sharp(randomBytes(1200 * 675 * 3), { raw: { width: 1200, height: 675, channels: 3 } })
    .png()
    .toBuffer()

const repeated = (text: string) => text.repeat(9).slice(0, 300)

const longest = {
  vi: repeated(
    'Nghiên cứu khả năng tiếp cận tín dụng ưu đãi của doanh nghiệp nhỏ và vừa trong hội nhập kinh tế quốc tế, ',
  ),
  en: repeated('A study of how small and medium-sized enterprises reach preferential credit in the digital economy, '),
  zh: repeated('关于越南中小企业在数字化转型与国际经济深度融合阶段获得优惠信贷能力的研究，'),
}

const expected = { format: 'jpeg', width: 1200, height: 630, isLight: true }

async function measured(card: Card, image?: Buffer): Promise<typeof expected> {
  const jpeg = await renderPreview(card, image)
  const { format, height, width } = await sharp(jpeg).metadata()
  return { format, width, height, isLight: jpeg.length < heaviest }
}

test.each([
  ['vi', 'article', cover],
  ['zh', 'article', cover],
  ['vi', 'member', cover],
  ['vi', 'home', undefined],
] as const)('the longest title in %s fits an image of kind %s', async (language, kind, image) => {
  const text = { language, title: longest[language], label: longest[language], below: longest[language] }
  expect(await measured({ ...card, ...text, kind }, image)).toEqual(expected)
})

test('the heaviest image stays below the limit', async () => {
  expect(await measured({ ...card, title: '', label: '', below: '' }, await noise())).toEqual(expected)
})

test.each([
  ['tall', 300, 2400],
  ['wide', 3000, 40],
  ['tiny', 1, 1],
])('an image may be %s and partly transparent', async (_, width, height) => {
  const image = await sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.4 } } })
    .png()
    .toBuffer()
  for (const kind of ['article', 'member'] as const) expect(await measured({ ...card, kind }, image)).toEqual(expected)
})

test('grey images and images for print are rendered too', async () => {
  for (const space of ['b-w', 'cmyk'] as const)
    expect(await measured(card, await sharp(cover).toColourspace(space).jpeg().toBuffer())).toEqual(expected)
})

test('a card without text is rendered', async () => {
  for (const kind of ['article', 'member', 'home'] as const)
    expect(await measured({ ...card, kind, title: '🎉', label: '', below: '' })).toEqual(expected)
})

test('a broken image is refused', async () => {
  await expect(renderPreview(card, cover.subarray(0, 500))).rejects.toThrow(/webp/)
})

test('every part of a card is visible', async () => {
  const rendered = async (change: Partial<Card>, image?: Buffer) =>
    (await renderPreview({ ...card, ...change }, image)).toString('base64')
  const images = await Promise.all([
    rendered({}),
    rendered({ label: 'Tin tức' }),
    rendered({ title: 'Luật' }),
    rendered({ below: '' }),
    rendered({ brand: 'ILC' }),
    rendered({ kind: 'member' }),
    rendered({ kind: 'home' }),
    rendered({}, cover),
    rendered({ kind: 'member' }, cover),
  ])
  expect(new Set(images).size).toBe(images.length)
})

test.each([
  ['16x9', 1200, 675],
  ['4x3', 1200, 900],
  ['1x1', 900, 900],
] as const)(
  'a photo alone in the shape %s is %d wide and %d high, as far as it has the pixels',
  async (ratio, ...wide) => {
    const { height, width } = await sharp(await renderPreview({ ...card, kind: 'crop', ratio }, cover)).metadata()
    expect([width, height]).toEqual(wide)
  },
)
