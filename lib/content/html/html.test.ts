import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { prepared } from '@/lib/testing/prepared-html'

const show = (html: string) =>
  prepared(html)
    .html.vi.replace(/ id="muc-[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const sample = (name: string) => show(readFileSync(path.join(__dirname, 'samples', `${name}.html`), 'utf8'))
const noLeftovers =
  /style=|class="(?!embed|table-scroll|article-quote)|\bid=|mso|<o:|<span|<font|<div(?! class="embed)|<!--|\[\/?(?!Thiếu )\w+|<p>(?:\s|&nbsp;)*<\/p>|onload|onclick/i

describe('pasted from Word', () => {
  const html = sample('word')
  test('no Word markup is left', () => expect(html).not.toMatch(noLeftovers))
  test('headings, emphasis and table are kept', () => {
    expect(html).toContain('<h2>Hướng dẫn góp vốn</h2>')
    expect(html).toContain('<p><b>Điều 1.</b> Thành viên góp vốn <i>đủ và đúng hạn</i>.</p>')
    expect(html).toContain('<td><p><b>Loại tài sản</b></p></td>')
  })
})

test.each(['dropcap-dropped', 'dropcap-margin'])('a large first letter (%s) begins its word', (kind) => {
  const apart = `<div style='mso-element:${kind}'><table><tr><td><p style='mso-element:${kind}'><span>Đ</span></p></td></tr></table></div>`
  expect(show(`${apart}<p>ầu năm nay</p>`)).toBe('<p>Đầu năm nay</p>')
})

describe('pasted from Google Docs', () => {
  const html = sample('google-docs')
  test('no Google Docs markup is left', () => expect(html).not.toMatch(noLeftovers))
  test('emphasis by styles becomes elements, only where it applied', () => {
    expect(html).toContain('<h2>Quy trình ký hợp đồng điện tử</h2>')
    expect(html).toContain(
      '<strong>Bước một:</strong> xác thực <em>người ký</em><strong><em> ngay lập tức</em></strong>',
    )
  })
})

describe('pasted from an old WordPress site', () => {
  const html = sample('wordpress')
  test('no WordPress markup is left', () => expect(html).not.toMatch(noLeftovers))
  test('the caption is kept, the old image becomes a link, the bare address a video', () => {
    expect(html).toContain('<figcaption>Buổi họp với ngân hàng</figcaption>')
    expect(html).not.toContain('<img')
    expect(html).toContain('Xem hình: Buổi họp')
    expect(html).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(html).toContain('Xem video: YouTube')
  })
})

describe("the author's formatting is kept", () => {
  test.each([
    [
      '<p>a <span style="text-decoration: line-through">b</span> <span style="text-decoration: underline;">c</span></p>',
      '<p>a <s>b</s> <u>c</u></p>',
    ],
    [
      '<p>a</p><a href="https://x.example/"><img src="/media/a.webp" alt="A"></a><p>b</p>',
      /^<p>a<\/p><p><a href="https:\/\/x.example\/" rel="noopener noreferrer"><img [^>]*alt="A"[^>]*><\/a><\/p><p>b<\/p>$/,
    ],
    [
      'Đoạn một.\n\n<h2>Mục</h2>\n\nĐoạn hai.\n\nĐoạn ba.',
      '<p>Đoạn một.</p><h2>Mục</h2><p>Đoạn hai.</p><p>Đoạn ba.</p>',
    ],
    ['<pre>a\n\n<b>b</b>   c</pre>', '<pre>a <b>b</b> c</pre>'],
    ['<table><tbody><tr><td><div>a</div><div>b</div></td></tr></tbody></table>', /^.*<td>a<br>b<\/td>.*$/],
  ])('%s', (html, shown) => {
    expect(show(html).replace(shown, '…')).toBe('…')
  })
})

describe('markup beyond the limits', () => {
  test.each([
    ['nested', '<div>'.repeat(3000) + 'chữ'],
    ['shortcodes', '[gallery '.repeat(20_000) + 'chữ'],
    ['equal headings', '<h2>chữ</h2>'.repeat(1200)],
    ['a long address of a picture', `<img src="/${'-pixel'.repeat(80_000)}">chữ`],
  ])('%s is read in bounded time', (_, html) => {
    expect(show(html)).toContain('chữ')
  })
})

describe('hostile HTML', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://spy.example/p.gif" width=1 height=1>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//spy.example">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="https://spy.example/frame"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://www.youtube.com.spy.example/embed/aqz-KE-bpKQ"></iframe>',
    '<iframe src="https://www.youtube.com/redirect?q=https://spy.example"></iframe>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form action="https://spy.example"><input name=password><button>Go</button></form>',
    '<style>body{display:none}</style>',
    '<link rel=stylesheet href="https://spy.example/x.css">',
    '<meta http-equiv=refresh content="0;url=https://spy.example">',
    '<base href="https://spy.example/">',
    '<p style="position:fixed;inset:0;background:url(https://spy.example/x)">x</p>',
    '<div style="width:expression(alert(1))">x</div>',
    '<object data="https://spy.example"></object><embed src="https://spy.example">',
    '<video src="https://spy.example/v.mp4" autoplay></video><audio src="https://spy.example/a.mp3"></audio>',
    '<p id="content" class="header" name="cookie">x</p>',
    '<img src="x" srcset="https://spy.example/x 2x">',
    '<details open ontoggle=alert(1)>x</details>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<table background="https://spy.example/x"><tr><td background="https://spy.example/y">x</table>',
    '<img src="/media/x.webp" usemap="#m"><map name=m><area href="javascript:alert(1)"></map>',
    '<a href="https://ok.example" ping="https://spy.example">x</a>',
    '<a href="https://ok.example" data-frame="javascript:alert(1)" data-title="x">x</a>',
    '<a href="https://ok.example" data-frame="https://spy.example/">x</a>',
    '<blockquote cite="javascript:alert(1)">x</blockquote>',
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="alert(1)" allow="camera; microphone" name="x"></iframe>',
  ]
  const runs =
    /<script|\son\w+=|javascript:|srcdoc=|<iframe|data-frame="(?!https:\/\/www\.youtube-nocookie\.com\/)|<svg|<math|<style|<form|<input|<button|<object|<embed|<video|<audio|<link|<meta|<base|<area|expression\(|style=|\bid=|name=|ping=|background=|camera/i
  // Links may lead anywhere, but nothing may be loaded from another host automatically.
  const fetches = /<(?!a\b)[^>]*(?:src|srcset|poster|data)="(?!\/media\/|\/_next\/image\?|data:image)[^"]+"/i

  test.each(attacks)('%s leaves nothing that runs, submits, restyles or calls another host', (attack) => {
    const html = show(`<p>trước</p>${attack}<p>sau</p>`)
    expect(html).not.toMatch(runs)
    expect(html).not.toMatch(fetches)
    expect(html).not.toMatch(/href="\/\/|href="data:/i)
    expect(html).toContain('trước')
  })

  test.each(['</div></main></body></html><h1>Xin', '<table><tr><td>x', '<ul><li>a<li>b</div></div></section>'])(
    'broken markup %s stays inside itself',
    (broken) => {
      const html = show(broken)
      const opened = [...html.matchAll(/<([a-z][a-z0-9]*)\b/g)]
        .map(([, name]) => name)
        .filter((name) => !['img', 'br', 'hr', 'col'].includes(name ?? ''))
      const closed = [...html.matchAll(/<\/([a-z][a-z0-9]*)>/g)].map(([, name]) => name)
      expect(closed.sort()).toEqual(opened.sort())
      expect(html).not.toMatch(/<\/?(?:main|body|html|h1)\b/)
    },
  )
})

describe('presentation', () => {
  test('own images have responsive sizes and their dimensions', () => {
    const html = show(
      '<figure><img src="/media/a.webp" alt="Sơ đồ" width="1200" height="675"><figcaption>Chú thích</figcaption></figure>',
    )
    expect(html).toMatch(/srcset="\/_next\/image\?url=%2Fmedia%2Fa.webp&amp;w=\d+/)
    expect(html).toContain('width="1200" height="675"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('alt="Sơ đồ"')
  })
  test('a video is a link in a container until it is asked for, and there is no frame', () => {
    const html = show(
      '<p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Phim &quot;A&quot; <b>"></iframe></p>',
    )
    expect(html).toBe(
      '<div class="embed" data-address="Xem video: Phim &quot;A&quot; &lt;b&gt; (https://www.youtube.com/watch?v=aqz-KE-bpKQ)">' +
        '<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener noreferrer" ' +
        'data-frame="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1" data-title="Phim &quot;A&quot; &lt;b&gt;">' +
        'Xem video: Phim "A" &lt;b&gt;</a></div>',
    )
  })
  test.each([
    ['<a href="https://a.example/"><iframe src="https://vimeo.com/1"></iframe></a>'],
    ['<ul><li><a href="https://a.example/">Chữ <iframe src="https://vimeo.com/1"></iframe></a></li></ul>'],
  ])('a video in a link is beside it: %s', (written) => {
    const html = show(written)
    expect(html).toContain('data-frame="https://player.vimeo.com')
    expect(html).not.toMatch(/<a\b(?:(?!<\/a>)[^])*<a\b|<a href="https:\/\/a\.example\/"[^>]*><\/a>/)
  })
  test('a frame of another host becomes a plain link', () => {
    expect(show('<iframe src="https://other.example/x"></iframe>')).toBe(
      '<p><a href="https://other.example/x" rel="noopener noreferrer nofollow">Mở liên kết: other.example</a></p>',
    )
  })
})
