import { expect, test } from '@jest/globals'
import { pasteOf } from '@/lib/testing/prepared-html'
import { preparePlainText } from '../../paste/prepare-paste'
import { tidy } from '../tidy'
import { videoOfLine, longestVideoAddress } from './video-line'

const addressOf = (length: number) => 'https://youtu.be/aqz-KE-bpKQ?si='.padEnd(length, 'x')

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', true],
  [' https://vimeo.com/76979871\t', true],
  [addressOf(longestVideoAddress), true],
  [addressOf(longestVideoAddress + 1), false],
  ['Xem https://youtu.be/aqz-KE-bpKQ', false],
  ['https://youtu.be/aqz-KE-bpKQ https://youtu.be/aqz-KE-bpKQ', false],
  ['https://a.example/', false],
  ['', false],
])('%#: whether a line is a video', (line, isVideoAddress) =>
  expect(videoOfLine(line)).toBe(isVideoAddress ? line.trim() : undefined),
)

const readers: [name: string, isVideoAddress: (address: string) => boolean][] = [
  ['a paragraph of an article', (address) => tidy(`<p>${address}</p>`).includes('<iframe')],
  ['a line of an article without markup', (address) => tidy(`a\n${address}\nb`).includes('<iframe')],
  ['a paragraph that was pasted', (address) => pasteOf(`<p>${address}</p>`)?.inserts[0]?.kind === 'video'],
  ['plain text that was pasted', (address) => preparePlainText(address)?.inserts[0]?.kind === 'video'],
]

test.each(readers)('%s has the same limit', (_, isVideoAddress) =>
  expect([longestVideoAddress, longestVideoAddress + 1].map((length) => isVideoAddress(addressOf(length)))).toEqual([
    true,
    false,
  ]),
)
