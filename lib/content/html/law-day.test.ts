import { expect, test } from '@jest/globals'
import { languages } from '@/lib/domain/languages'
import { blockLabels } from '../article-words'
import { prepare } from '../preparation/prepare'
import { noteHtml, type NoteBlock } from './blocks'
import { lawDayOf } from './cited-law'

const note: NoteBlock = { kind: 'law', text: 'Còn hiệu lực.', asOf: '25-11-2026' }

const dayIn = (language: (typeof languages)[number], ...notes: NoteBlock[]) => {
  const content = `<p>Mở đầu</p>${notes.map((each) => noteHtml(each, blockLabels(language))).join('')}`
  const { html } = prepare({ content, language, page: 'https://ilc.example/tin-tuc/bai' }).article
  return lawDayOf(html[language], false, new Date('2026-03-14'))
}

test.each(languages)('the day of a note on the law is found, in %s', (language) => {
  expect(dayIn(language, note)).toBe('25-11-2026')
})

test.each<[string, NoteBlock[], string | undefined]>([
  ['no note', [], undefined],
  ['another kind of note', [{ kind: 'info', text: 'Ngày 25-11-2026', asOf: '' }], undefined],
  ['two days: the first', [note, { ...note, asOf: '26-11-2026' }], '25-11-2026'],
])('%s', (_, notes, day) => {
  expect(dayIn('vi', ...notes)).toBe(day)
})

test.each([
  ['<p>Luật</p>', true, '14-03-2026'],
  ['<p>Không dẫn luật</p>', false, undefined],
])('%s, which cites a law: %s, is as of %s', (html, cites, day) => {
  expect(lawDayOf(html, cites, new Date('2026-03-14'))).toBe(day)
})
