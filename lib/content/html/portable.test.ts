import { expect, test } from '@jest/globals'
import { articleWords } from '../article-words'
import { portable } from './portable'
import { sanitise } from './sanitise'
import { tidy } from './tidy'

const page = 'https://ilc.example/tin-tuc/bai'

test.each([
  ['<p><a href="/tin-tuc/a">x</a></p>', '<p><a href="https://ilc.example/tin-tuc/a">x</a></p>'],
  ['<p><img src="/media/a.webp" alt="b"></p>', '<p><img src="https://ilc.example/media/a.webp" alt="b"></p>'],
  [
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Phim"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Xem video: Phim</a></p>',
  ],
  [
    '<p>a <iframe src="https://other.example/x"></iframe></p>',
    '<p>a <a href="https://other.example/x">Mở liên kết: other.example</a></p>',
  ],
  ['<p><a>x</a> <a href="#muc-1">y</a> <img alt="z"></p>', `<p>x <a href="${page}#muc-1">y</a> [Thiếu hình: z]</p>`],
  ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
])('%s becomes portable', (html, expected) => {
  expect(portable(sanitise(tidy(html)), articleWords('vi'), page)).toBe(expected)
})
