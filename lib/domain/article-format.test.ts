import { expect, test } from '@jest/globals'
import { textAfter } from './article-format'

const [none, a, b] = ['', '<p>một</p>', '<p>hai</p>']

test.each([
  ['the text of the editor becomes HTML', 'HTML', [a, none], [a, none], a],
  ['also in a new article', 'HTML', [a, none], [none, none], a],
  ['and in place of an older one', 'HTML', [a, b], [a, b], a],
  ['what was written as HTML stays', 'HTML', [a, b], [a, none], b],
  ['nothing written in the editor keeps the HTML', 'HTML', ['<p>&nbsp;</p>', b], ['<p></p>', b], b],
  ['a picture is a text', 'HTML', ['<p><img src="x"></p>', none], [none, none], '<p><img src="x"></p>'],
  ['HTML does not become a text of the editor', 'EDITOR', [none, b], [none, b], undefined],
  ['nor does an older text of the editor replace it', 'EDITOR', [a, b], [a, b], undefined],
  ['but what was copied there does', 'EDITOR', [b, b], [a, b], b],
  ['the text that was converted comes back', 'EDITOR', [a, a], [a, a], a],
  ['without any HTML there is nothing to keep', 'EDITOR', [none, ' <p> </p> '], [none, none], none],
] as const)('%s', (_, format, [editor, html], [editorBefore, htmlBefore], text) => {
  expect(textAfter(format, { editor, html }, { editor: editorBefore, html: htmlBefore })).toBe(text)
})
