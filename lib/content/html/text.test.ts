import { expect, test } from '@jest/globals'
import { textOfHtml } from './text'

test.each([
  ['<p class="x">Đi&#7873;u<b> 5</b></p><p>&agrave;</p>', 'Điều 5 à'],
  ['<script>alert(1)</script><style>p{}</style>x', 'x'],
  ['5 < 6 &amp; 7 > 6', '5 < 6 & 7 > 6'],
  ['<h2>Một</h2><p>hai<br>ba</p><table><tr><td>bốn</td><td>năm</td></tr></table>', 'Một hai ba bốn năm'],
])('the text of %s is %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
