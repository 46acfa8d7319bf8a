import { expect, test } from '@jest/globals'
import { articleWords } from '../article-words'
import { portableHtml } from './portable'

const place = { origin: 'https://ilc.example', words: articleWords('vi') }

test.each([
  ['<p><a href="/tin-tuc/a">x</a></p>', '<p><a href="https://ilc.example/tin-tuc/a">x</a></p>'],
  ['<p><img src="/media/a.webp" alt="b"></p>', '<p><img src="https://ilc.example/media/a.webp" alt="b"></p>'],
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Phim"></iframe>', '<p><a href="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1">Xem video: Phim</a></p>'],
  ['<p>a <iframe src="https://other.example/x"></iframe></p>', '<p>a <a href="https://other.example/x">Mở liên kết: other.example</a></p>'],
  ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
])('%s is whole elsewhere', (html, portable) => {
  expect(portableHtml(html, 'vi', place)).toBe(portable)
})
