import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { faces } from './faces'
import { fitted, type Block, type Step, type Style } from './text'

const vi: Style = { language: 'vi', face: 'head', colour: '#000000' }
const zh: Style = { ...vi, language: 'zh' }
const one: Step = { size: 40, width: 400, lines: 1 }

const inked = ({ data, width }: Pick<Block, 'data' | 'width'>, x: number, y: number) =>
  (data[(y * width + x) * 4 + 3] ?? 0) > 60

function linesOf(block: Block, size: number): [number, number][] {
  const lines: [number, number][] = []
  for (let y = 0; y < block.height; y++) {
    if (!Array.from({ length: block.width }, (_, x) => x).some((x) => inked(block, x, y))) continue
    const last = lines.at(-1)
    if (last && (y - last[1] < size * 0.1 || y - last[0] < size * 0.55)) last[1] = y
    else lines.push([y, y])
  }
  return lines
}

async function must(text: string, style: Style, ...steps: [Step, ...Step[]]): Promise<Block> {
  const [first, ...rest] = steps.reverse()
  const block = await fitted(text, style, [...rest.reverse(), first ?? one])
  if (!block) throw new Error('nothing was drawn')
  return block
}

describe('a text', () => {
  test('is set in the first size that fits', async () => {
    const [large, small] = [
      { size: 60, width: 300, lines: 1 },
      { size: 30, width: 600, lines: 2 },
    ]
    expect((await must('Luật', vi, large, small)).height).toBeGreaterThan(40)
    expect((await must('Luật Doanh nghiệp sửa đổi', vi, large, small)).height).toBeLessThan(45)
  })

  test('is broken into even lines between words', async () => {
    const block = await must('Nghị quyết về phát triển kinh tế tư nhân', vi, { size: 40, width: 700, lines: 2 })
    expect(linesOf(block, 40)).toHaveLength(2)
    expect(block.width).toBeLessThan(480)
  })

  test.each([
    ['vi', 'Nghiên cứu về khả năng tiếp cận tín dụng ưu đãi của doanh nghiệp nhỏ và vừa '.repeat(5), vi],
    ['zh', '关于越南中小企业在数字化转型与国际经济深度融合阶段获得优惠信贷能力的研究，'.repeat(12), zh],
    ['one word', 'x'.repeat(5000), vi],
    ['spaces', 'a '.repeat(5000), vi],
  ])('that is too long is cut to the available lines: %s', async (_, text, style) => {
    const step = { size: 36, width: 600, lines: 4 }
    const block = await must(text, style, { size: 50, width: 600, lines: 2 }, step)
    expect(block.width).toBeLessThanOrEqual(600)
    expect(linesOf(block, 36)).toHaveLength(4)
  })

  test('that is cut ends with a whole word and an ellipsis', async () => {
    const step = { size: 36, width: 300, lines: 1 }
    const cut = await must('Luật Doanh nghiệp sửa đổi', vi, step)
    expect(cut.data.equals((await must('Luật Doanh…', vi, step)).data)).toBe(true)
  })

  test('of which nothing can be rendered gives no block', async () => {
    expect(await fitted(' \u0000🎉', vi, [one])).toBeUndefined()
  })

  test('may contain characters of markup', async () => {
    expect((await must('R&D <b>"x"</b>', vi, one)).width).toBeGreaterThan((await must('R&D "x"', vi, one)).width + 50)
  })
})

function isBox(block: Block): boolean {
  const [columns, rows] = [
    Array.from({ length: block.width }, (_, x) => x),
    Array.from({ length: block.height }, (_, y) => y),
  ]
  const left = columns.findIndex((x) => rows.some((y) => inked(block, x, y)))
  const right = columns.findLastIndex((x) => rows.some((y) => inked(block, x, y)))
  const top = rows.findIndex((y) => columns.some((x) => inked(block, x, y)))
  const bottom = rows.findLastIndex((y) => columns.some((x) => inked(block, x, y)))
  const [across, down] = [columns.slice(left + 1, right), rows.slice(top + 1, bottom)]
  return (
    across.every((x) => inked(block, x, top) && inked(block, x, bottom)) &&
    down.every((y) => inked(block, left, y) && inked(block, right, y))
  )
}

test('no letter is rendered as a box', async () => {
  const text = { text: '<span foreground="#000000">\u{10fffd}</span>', font: `${faces.head.family} 40`, rgba: true }
  const { data, info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true })
  expect(isBox({ data, width: info.width, height: info.height })).toBe(true)
  for (const letter of 'ẾỆỗựđƠ法律龘靐齉爩𠅤𬺓㑇䶮，。“”₫Щ') {
    for (const style of [vi, zh, { ...vi, face: 'text' as const }])
      expect([letter, style.face, isBox(await must(letter, style, one))]).toEqual([letter, style.face, false])
  }
})
