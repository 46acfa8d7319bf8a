import { expect, test } from '@jest/globals'
import { withParagraphs } from './autoparagraphs'

test.each([
  ['an empty line ends a paragraph', 'Một\n\nHai', '<p>Một</p>\n<p>Hai</p>'],
  ['line breaks of Windows', 'Một\r\nHai\r\n\r\nBa', '<p>Một<br>\nHai</p>\n<p>Ba</p>'],
  ['two line breaks are an empty line', 'Một<br><br/>Hai', '<p>Một</p>\n<p>Hai</p>'],
  ['a paragraph that is not closed', '<p>Một\n<h2>Tên</h2>\nHai', '<p>Một<h2>Tên</h2><p>Hai</p>'],
  ['an item of several paragraphs', '<ul><li>Một\n\nHai</li></ul>', '<ul><li><p>Một</p>\n<p>Hai</p>\n</li></ul>'],
  ['a division with empty lines', '<div>\n\nMột\n\n</div>', '<div><p>Một</p>\n</div>'],
  ['preformatted text', 'Mã:\n<pre>a\n\n  b\nc</pre>\nHết', '<p>Mã:</p>\n<pre>a\n\n  b\nc</pre><p>Hết</p>'],
  ['a script', '<script>\nvar a = "<p>"\n\nvar b\n</script>', '<p><script> var a = "<p>"  var b </script></p>'],
  ['a comment alone', 'Một\n\n<!-- ghi chú -->\n\nHai', '<p>Một</p>\n<!-- ghi chú --><p>Hai</p>'],
  ['a tag without an end', 'Một <b và 3 < 5', '<p>Một <b và 3 < 5</p>'],
])('%s', (_, input, expected) => {
  expect(withParagraphs(input)).toBe(expected)
})

test.each([
  ['spaces', ' '.repeat(200_000)],
  ['scripts without an end', '<script>'.repeat(20_000)],
])('no text takes long: %s', (_, input) => {
  expect(withParagraphs(`a${input}chữ`)).toContain('chữ')
})
