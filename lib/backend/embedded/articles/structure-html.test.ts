import { convertLexicalToHTMLAsync } from '@payloadcms/richtext-lexical/html-async'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from '@jest/globals'
import { structureConverters } from './structure-html'

const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 })
const item = (...children: object[]) => ({ type: 'listitem', value: 1, children, version: 1 })
const list = (listType: string, start: number, ...children: object[]) => ({ type: 'list', listType, start, children })
const cell = (headerState: number, spans: object, words: string) => ({
  type: 'tablecell',
  headerState,
  ...spans,
  children: [{ type: 'paragraph', children: [text(words)], version: 1 }],
})
const table = (...cells: object[]) => ({ type: 'table', children: [{ type: 'tablerow', children: cells }] })

const htmlOf = (...children: object[]) =>
  convertLexicalToHTMLAsync({
    data: { root: { type: 'root', children } } as unknown as SerializedEditorState,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, ...structureConverters }),
    disableContainer: true,
  })

test.each([
  [
    'a list in a list is in the item before it',
    list('bullet', 1, item(text('a')), item(list('number', 1, item(text('b')))), item(text('c'))),
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
  ],
  ['a list keeps its start', list('number', 3, item(text('c'))), '<ol start="3"><li>c</li></ol>'],
  [
    'cells keep headers and spans',
    table(cell(1, { colSpan: 2 }, 'a'), cell(2, { rowSpan: 3 }, 'b'), cell(0, { colSpan: 1 }, 'c')),
    '<table><tbody><tr><th scope="col" colspan="2"><p>a</p></th><th scope="row" rowspan="3"><p>b</p></th><td><p>c</p></td></tr></tbody></table>',
  ],
])('%s', async (_, node, html) => {
  expect(await htmlOf(node)).toBe(html)
})
