import { afterEach, describe, expect, test } from '@jest/globals'
import { graphemesOf } from './text'

const { Segmenter } = Intl

afterEach(() => {
  Object.assign(Intl, { Segmenter })
})

describe.each(['with', 'without'])('%s a segmenter', (kind) => {
  test.each([
    ['Đất', 'Đ0 ấ1 t2'],
    ['法律', '法0 律1'],
    ['', ''],
  ])('%s', (text, graphemes) => {
    if (kind === 'without') Reflect.deleteProperty(Intl, 'Segmenter')
    expect([...graphemesOf(text)].map(({ segment, index }) => segment + index).join(' ')).toBe(graphemes)
  })
})
