import { expect, test } from '@jest/globals'
import { allowedFrame, youtubeId } from './embeds'

test.each([
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
  ['http://youtube-nocookie.com/embed/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
  ['https://player.vimeo.com/video/123', 'https://player.vimeo.com/video/123?autoplay=1'],
  ['https://www.google.com/maps?q=1,2&output=embed', 'https://www.google.com/maps?q=1,2&output=embed'],
  ['https://www.facebook.com/plugins/video.php?href=x', 'https://www.facebook.com/plugins/video.php?href=x'],
])('%s may be shown', (src, shown) => {
  expect(allowedFrame(src)?.src).toBe(shown)
})

test.each([
  'https://www.youtube.com/redirect?q=x',
  'https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ',
  'https://evil.example/embed/aqz-KE-bpKQ',
  'https://www.google.com/url?q=x',
  'https://user@evil.example/maps',
  'javascript:alert(1)',
  '/embed/aqz-KE-bpKQ',
  '',
])('%s may not', (src) => {
  expect(allowedFrame(src)).toBeUndefined()
})

test.each([
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [' https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', undefined],
  ['https://www.youtube.com/@ilc', undefined],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', undefined],
  ['aqz-KE-bpK', undefined],
  ['', undefined],
])('the film of %j on YouTube: %s', (given, id) => expect(youtubeId(given)).toBe(id))
