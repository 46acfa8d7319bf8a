import { afterEach, describe, expect, test } from '@jest/globals'
import { graphemesOf } from './graphemes'

const { Segmenter } = Intl

afterEach(() => {
  Object.assign(Intl, { Segmenter })
})

describe.each(['with', 'without'])('%s a segmenter', (kind) => {
  test.each([
    [
      'Đất',
      [
        ['Đ', 0],
        ['ấ', 1],
        ['t', 2],
      ],
    ],
    ['ấ', [['ấ', 0]]],
    [
      '法律',
      [
        ['法', 0],
        ['律', 1],
      ],
    ],
    ['', []],
  ])('%s', (text, graphemes) => {
    if (kind === 'without') Reflect.deleteProperty(Intl, 'Segmenter')
    expect([...graphemesOf(text)].map(({ segment, index }) => [segment, index])).toEqual(graphemes)
  })
})
