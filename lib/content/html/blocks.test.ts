import { describe, expect, test } from '@jest/globals'
import { prepared } from '@/lib/testing/prepared-html'
import { blockLabels } from '../article-words'
import {
  consultationHtml,
  documentHtml,
  videoHtml,
  footnotesHtml,
  footnoteSign,
  galleryHtml,
  noteHtml,
  imageHtml,
  quoteHtml,
} from './blocks'
import { hasBlocks } from './present-blocks'

const labels = blockLabels('vi')

const shown = (content: string) =>
  prepared(content).html.vi.replace(/ (?:src|srcset|sizes|decoding|loading)="[^"]*"/g, '')

const image = {
  src: '/media/a.webp',
  alt: 'Lễ "ký"',
  width: 800,
  height: 450,
  caption: 'Lễ ký <1>',
  source: 'Minh Anh',
}
const figure =
  '<figure><img alt="Lễ &quot;ký&quot;" width="800" height="450"><figcaption>Lễ ký &lt;1&gt; <small>Nguồn: Minh Anh</small></figcaption></figure>'

describe('a block is the same in the text, on the page, and in Markdown', () => {
  const blocks: Record<string, [content: string, html: string, markdown: string]> = {
    picture: [imageHtml(image, labels), figure, 'Lễ ký \\<1> Nguồn: Minh Anh'],
    gallery: [
      galleryHtml([image, image], 'Hai ảnh', labels),
      `<figure class="gallery">${figure}${figure}<figcaption>Hai ảnh</figcaption></figure>`,
      'Hai ảnh',
    ],
    document: [
      documentHtml({ address: '/media/mau.pdf', title: 'Mẫu <A>', type: 'application/pdf', details: 'PDF, 1,2 MB' }),
      '<p class="download"><a href="/media/mau.pdf" type="application/pdf" download="">Mẫu &lt;A&gt; <small>(PDF, 1,2 MB)</small></a></p>',
      '[Mẫu \\<A> (PDF, 1,2 MB)](https://ilc.example/media/mau.pdf)',
    ],
    note: [
      noteHtml({ kind: 'warning', text: 'Một.\nHai <b>.\n\nBa.', asOf: '' }, labels),
      '<aside class="note note-warning"><p><strong>Lưu ý</strong></p><p>Một.<br>Hai &lt;b&gt;.</p><p>Ba.</p></aside>',
      '> **Lưu ý**\n>\n> Một.',
    ],
    'state of the law': [
      noteHtml({ kind: 'law', text: 'x', asOf: '25-11-2026' }, labels),
      '<aside class="note note-law"><p><strong>Theo quy định pháp luật tính đến 25-11-2026</strong></p><p>x</p></aside>',
      '> **Theo quy định pháp luật tính đến 25-11-2026**',
    ],
    quotation: [
      quoteHtml({ text: 'Mọi người.', source: 'Hiến pháp', address: 'https://luat.example/' }),
      '<figure><blockquote cite="https://luat.example/" class="article-quote"><p>Mọi người.</p></blockquote><figcaption><a href="https://luat.example/" rel="noopener noreferrer"><cite>Hiến pháp</cite></a></figcaption></figure>',
      '> Mọi người.\n\n[Hiến pháp](https://luat.example/)',
    ],
    consultation: [
      consultationHtml('/lien-he?dich-vu=gop-von#consultation-title', 'Đăng ký'),
      '<p class="consultation"><a href="/lien-he?dich-vu=gop-von#consultation-title">Đăng ký</a></p>',
      '[Đăng ký](https://ilc.example/lien-he?dich-vu=gop-von#consultation-title)',
    ],
  }
  test.each(Object.entries(blocks))('%s', (_, [content, html, markdown]) => {
    expect(shown(content)).toBe(html)
    expect(prepared(content).markdown).toContain(markdown)
    expect(prepared(content).portable).not.toMatch(/class=/)
  })

  test('video', () => {
    const content = videoHtml('https://www.youtube.com/embed/aqz-KE-bpKQ', 'Tọa đàm')
    expect(shown(content)).toMatch(/<div class="embed" data-address="[^"]+"><a [^>]*data-title="Tọa đàm"/)
    expect(prepared(content).markdown).toContain('[Xem video: Tọa đàm](')
  })
})

describe('footnotes', () => {
  const content = `<p>Một${footnoteSign(1)} hai${footnoteSign(2)}</p>${footnotesHtml(['Luật <A>', 'Nghị định'])}`
  test('sign and note lead to each other', () =>
    expect(shown(content)).toBe(
      '<p>Một<sup><a href="#fn-1" id="fnref-1">1</a></sup> hai<sup><a href="#fn-2" id="fnref-2">2</a></sup></p>' +
        '<ol class="footnotes"><li id="fn-1">Luật &lt;A&gt; <a href="#fnref-1" aria-label="Về chỗ có chú thích 1">↩</a></li>' +
        '<li id="fn-2">Nghị định <a href="#fnref-2" aria-label="Về chỗ có chú thích 2">↩</a></li></ol>',
    ))
  test('the words are those of the page', () =>
    expect(prepared(content).html.en).toContain('aria-label="Back to the text of footnote 1"'))
  test('in Markdown', () => {
    const { markdown } = prepared(content)
    expect(markdown).toContain('Một[^1] hai[^2]')
    expect(markdown).toContain('[^1]: Luật \\<A>')
    expect(markdown).toContain('[^2]: Nghị định')
    expect(markdown).not.toContain('↩')
  })
  test('a sign without its note becomes text', () =>
    expect(shown(`<p>Một${footnoteSign(3)}</p>`)).toBe('<p>Một<sup>3</sup></p>'))
})

test.each([
  ['<p>x</p>', false],
  [noteHtml({ kind: 'info', text: 'x', asOf: '' }, labels), true],
  [footnotesHtml(['x']), true],
  ['<p><a href="/media/a.pdf">a</a></p>', true],
])('styles of blocks are needed for %s: %s', (content, are) => {
  expect(hasBlocks(prepared(content).html.vi)).toBe(are)
})
