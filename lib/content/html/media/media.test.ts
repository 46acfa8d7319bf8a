import { describe, expect, test } from '@jest/globals'
import { preparation, prepared } from '@/lib/testing/prepared-html'
import { noChanges } from './changes'

const video = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const film = 'https://cu.example/phim.mp4'
const picture = 'media%2Fa.webp'
const plugin = 'https://www.facebook.com/plugins/video.php?href='

const cases: [html: string, onPage: string, inFeed: string][] = [
  [
    `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=9&amp;amp;rel=0">Khung</iframe>`,
    `${video}?start=9`,
    watch,
  ],
  [
    '<object width="425" height="344"><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ&hl=vi"><embed src="http://www.youtube.com/v/aqz-KE-bpKQ&hl=vi" type="application/x-shockwave-flash"></object>',
    video,
    watch,
  ],
  [
    '<div class="fb-video" data-href="https://www.facebook.com/ilc/videos/123/" data-width="500"></div>',
    `${plugin}https://www.facebook.com/ilc/videos/123`,
    'https://www.facebook.com/ilc/videos/123',
  ],
  [
    '<div class="fb-video" data-href="https://www.facebook.com/reel/123"><blockquote class="fb-xfbml-parse-ignore"><a href="https://www.facebook.com/reel/123">Tọa đàm</a></blockquote></div>',
    `${plugin}https://www.facebook.com/reel/123`,
    'Tọa đàm',
  ],
  ['<lite-youtube videoid="aqz-KE-bpKQ"><button>Xem</button></lite-youtube>', video, watch],
  ['<div data-plyr-provider="youtube" data-plyr-embed-id="aqz-KE-bpKQ"></div>', video, watch],
  ['<p>Xem:<br>https://youtu.be/aqz-KE-bpKQ?si=x<br>Hết.</p>', video, watch],
  ['[youtube https://youtu.be/aqz-KE-bpKQ]', video, watch],
  ['[embed]https://www.facebook.com/reel/123[/embed]', plugin, 'https://www.facebook.com/reel/123'],
  [
    '<object data="/media/a.pdf" type="application/pdf"></object>',
    'href="/media/a.pdf"',
    'https://ilc.example/media/a.pdf',
  ],
  ['<map><area href="https://a.example/" alt="Hà Nội"></map>', '>Hà Nội</a>', 'https://a.example/'],
  [
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@ilc/video/7"><section>Phim</section></blockquote>',
    'href="https://www.tiktok.com/@ilc/video/7"',
    'tiktok.com/@ilc/video/7',
  ],
  ['<audio src="//cu.example/bai.mp3" title="Bài giảng"></audio>', 'Nghe: Bài giảng', 'https://cu.example/bai.mp3'],
  [`[video width="640" mp4="${film}"][/video]`, 'Xem video: cu.example', film],
  [
    '<video src="/media/phim.mp4" poster="/media/a.webp" onplay="x()" autoplay loop></video>',
    '<video controls="" preload="none" src="/media/phim.mp4" aria-label="Xem video: phim.mp4"',
    'https://ilc.example/media/phim.mp4',
  ],
  ['<img src="data:image/gif;base64,R0lGODlhAQABACw=" data-src="/media/a.webp" alt="A">', picture, '/media/a.webp'],
  ['<img srcset="/media/nho.webp 300w, /media/to.webp 1200w" alt="A">', 'media%2Fto.webp', '/media/to.webp'],
  [
    '<img class="lazy" src="/x/1x1.png"><noscript><img src="/media/a.webp" alt="A"></noscript>',
    picture,
    '/media/a.webp',
  ],
  ['<img data-src="https://cu.example/anh.jpg" alt="Lễ">', 'Xem hình: Lễ', 'https://cu.example/anh.jpg'],
  ['<img src="cid:1" alt="Sơ đồ">', '[Thiếu hình: Sơ đồ]', '[Thiếu hình: Sơ đồ]'],
  ['<img src="/wp-content/uploads/a.jpg">', '[Thiếu hình: a.jpg]', '[Thiếu hình: a.jpg]'],
  ['<svg width="600" height="400"><title>Sơ đồ</title><rect/></svg>', '[Thiếu hình: Sơ đồ]', '[Thiếu hình: Sơ đồ]'],
  ['<iframe srcdoc="<p>x</p>" title="Khảo sát"></iframe>', '[Thiếu nội dung nhúng: Khảo sát]', 'Khảo sát'],
  ['[gallery ids="1,2"]', '[Thiếu nội dung nhúng: gallery]', 'gallery'],
  ['<button><b>Điều 1</b></button><p>Nội dung</p>', '<b>Điều 1</b>', 'Điều 1'],
  ['<p><math alttext="x²"><mi>x</mi></math> mét</p>', '<p>x² mét</p>', 'x² mét'],
  ['<p>Vui <img class="emoji" src="https://s.w.org/a.svg" alt="🎉"></p>', '<p>Vui 🎉</p>', '🎉'],
]

describe('what is embedded is shown, or is a link or a note', () => {
  test.each(cases)('%s', (html, onPage, inFeed) => {
    const { html: pages, portable, markdown } = prepared(`<p>đầu</p>\n\n${html}\n\n<p>cuối</p>`)
    const page = pages.vi.replace(/&amp;(?:amp;)?/g, '&')
    expect(page).toContain(onPage)
    expect(portable.replace(/&amp;/g, '&')).toContain(inFeed)
    expect(markdown.replace(/\\/g, '')).toContain(inFeed)
    expect(portable).not.toMatch(/<iframe|<video|<audio/)
    for (const text of ['đầu', 'cuối']) expect(pages.vi).toContain(text)
  })
})

test.each([
  ['a counter', '<img src="https://spy.example/p.gif" width="1" height="1">'],
  ['a frame of a script', '<iframe src="https://spy.example/" width="0" height="0"></iframe>'],
  ['a hidden frame', '<noscript><iframe src="https://spy.example/" style="display:none"></iframe></noscript>'],
  ['a sign', '<p>a<svg aria-hidden="true"><path/></svg></p>'],
])('%s is no content', (_, html) => {
  expect(prepared(`<p>a</p>${html}`).html.vi).not.toMatch(/Thiếu|spy|Mở liên kết/)
})

test.each([
  ['<p>chữ</p><img src="/media/a.webp"><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>', {}],
  ['<iframe src="https://a.example/1"></iframe><iframe src="//a.example/2"></iframe>', { frames: 2 }],
  ['<video src="https://a.example/1.mp4"></video><audio src="/media/1.mp3"></audio>', { files: 1 }],
  ['<img src="https://a.example/1.png"><picture><source srcset="//a.example/2.png"></picture>', { images: 2 }],
  ['<img src="cid:1"><iframe srcdoc="x"></iframe><canvas></canvas>', { lost: 3 }],
  ['<script src="//a.example/x.js"></script><form><input><input type="hidden"><select></select></form>', { code: 3 }],
])('%s: the author is told how often it is shown otherwise', (content, changes) => {
  expect(preparation(content).changes).toEqual({ ...noChanges, ...changes })
})

test('a paragraph is divided around the address of a video', () => {
  const { html } = prepared('<p>Trước<br>https://youtu.be/aqz-KE-bpKQ<br>Sau <b>và</b><br>hết</p>')
  expect(html.vi).toMatch(/^<p>Trước<\/p><div class="embed".*<\/div><p>Sau <b>và<\/b><br>hết<\/p>$/)
})

test('a video that begins a paragraph stays before its words', () => {
  const { html } = prepared('<p><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe><br>Chú thích</p>')
  expect(html.vi).toMatch(/^<div class="embed".*<\/div><p>Chú thích<\/p>$/)
})

test('videos of one paragraph keep their order', () => {
  const videos = Array.from({ length: 4 }, (_, i) => `<iframe src="https://vimeo.com/${i + 1}"></iframe>`)
  const { html } = prepared(`<p>${videos[0]} ${videos[1]}<br>chữ ${videos[2]}<br>${videos[3]}</p>`)
  const shown = html.vi.replace(/<div class="embed".*?video\/(\d).*?<\/div>/g, '{$1}')
  expect(shown.replace(/\s|<br>/g, '')).toBe('{1}{2}<p>chữ</p>{3}{4}')
})

test('an image in a link is described by it', () => {
  const { html } = prepared(
    '<p><a href="https://cu.example/to.jpg"><img src="https://cu.example/nho.jpg" alt="Lễ"></a></p>',
  )
  expect(html.vi).toMatch(/^<p><a href="https:\/\/cu\.example\/to\.jpg"[^>]*>Xem hình: Lễ<\/a><\/p>$/)
})
