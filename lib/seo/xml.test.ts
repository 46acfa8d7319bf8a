import { expect, test } from '@jest/globals'
import { element, xmlDocument } from './xml'

test('text is escaped, normalised to NFC and stripped of characters that XML forbids', () => {
  const [text, attributes] = ['e\u0302 \u0000\u000B\uFFFF<b>', { title: '"<&>"', lang: undefined }]
  const { xml } = element('a', attributes, text, element('c', {}), undefined, false, 0)
  expect(xml).toBe('<a title="&quot;&lt;&amp;&gt;&quot;">ê &lt;b&gt;<c/>0</a>')
})

test('an unpaired surrogate is dropped', () => {
  expect(element('a', {}, 'x\uD800y😀').xml).toBe('<a>xy😀</a>')
})

test('a document starts with the XML declaration', () => {
  expect(xmlDocument(element('a', {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n')
})
