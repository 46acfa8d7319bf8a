import { describe, expect, test } from '@jest/globals'
import { pasteOf } from '@/lib/testing/prepared-html'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { preparePlainText, type Insert, type PreparedPaste } from './prepare-paste'

const prepared = (html: string): PreparedPaste => {
  const result = pasteOf(html)
  if (!result) throw new Error('The text is too long')
  return result
}

function paste(html: string): string {
  const { html: made, inserts } = prepared(html)
  const written = (insert: Insert | undefined): string => {
    if (insert?.kind === 'image')
      return `{${insert.from} ${insert.name}|${insert.alt}|${insert.caption}|${insert.address.slice(0, 40)}}`
    return insert?.kind === 'video' ? `{video ${insert.address}}` : `{note ${insert?.text}}`
  }
  return made
    .replace(/\uE0F0(\d+)\uE0F1/g, (_, number) => written(inserts[Number(number)]))
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

const sample = (name: string): string => readFileSync(path.join(__dirname, 'samples', `${name}.html`), 'utf8')

describe('Word', () => {
  const made = paste(sample('word'))
  test('nothing of Word is left', () =>
    expect(made).not.toMatch(/mso|<o:|<span|<!--|style=|class=|name=|href="#|file:|<img|<div/i))
  test('bookmarks become text, the outline moves down as a whole', () => {
    expect(made).toContain('<h2>Điều 1. Phạm vi áp dụng</h2>')
    expect(made).toContain('<h3>1.1. Đối tượng</h3>')
    expect(made).toContain('<h4>Tổ chức</h4>')
    expect(made).toContain('<h5>Chi nhánh</h5>')
  })
  test('an image of the own computer is a gap with its caption', () =>
    expect(made).toContain('<p>{missing clip_image002.png|Sơ đồ tổ chức|Hình 1. Sơ đồ tổ chức của Viện|}</p>'))
  test('a footnote is taken out, and its list with it', () => {
    expect(made).toContain('theo luật hiện hành{note Luật Doanh nghiệp số 59/2020/QH14.} và')
    expect(made.match(/59\/2020/g)).toHaveLength(1)
    expect(made).not.toContain('<hr')
  })
  test('a table keeps its merged cells and its head', () =>
    expect(made).toMatch(/<thead><tr><th colspan="2"><p><b>Mức phí<\/b><\/p><\/th><\/tr><\/thead>/))
})

describe('Google Docs', () => {
  const made = paste(sample('google-docs'))
  test('nothing of Google Docs is left', () => expect(made).not.toMatch(/docs-internal|<span|style=|id=|<img/))
  test('headings, emphasis, lists', () => {
    expect(made).toContain('<h2>Hợp đồng điện tử</h2>')
    expect(made).toContain('<p>Bên mua <strong>xác thực</strong> trước khi <em>ký</em>.</p>')
    expect(made).toContain('<ul><li>Chữ ký số</li><li>Dấu thời gian</li></ul>')
  })
  test('an image with an address is fetched', () =>
    expect(made).toContain('<p>{address abc123|||https://lh7-rt.googleusercontent.com/doc}</p>'))
})

test('WPS: numbers, an image of the own computer', () => {
  const made = paste(sample('wps'))
  expect(made).toContain('<ol><li>Kiểm tra hồ sơ</li><li>Ký biên bản</li></ol>')
  expect(made).toContain('{missing wps1.jpg|IMG_0123||}')
  expect(made).not.toMatch(/style|class|font|<img/)
})

describe('WordPress', () => {
  const made = paste(sample('wordpress'))
  test('an image is fetched, with its caption', () =>
    expect(made).toContain(
      '<p>{address hop-bao.jpg|Quang cảnh họp báo|Ảnh: Minh Anh|https://luat.example/wp-content/uploads/}</p>',
    ))
  test('images of a gallery', () => {
    expect(made).toContain('{address a.jpg|||https://luat.example/a.jpg}')
    expect(made).toContain('{address b.jpg|||https://luat.example/b.jpg}')
  })
  test('videos', () => {
    expect(made).toContain('<p>{video https://www.youtube.com/watch?v=aqz-KE-bpKQ}</p>')
    expect(made).toContain('<p>{video https://player.vimeo.com/video/76979871}</p>')
  })
  test('footnotes', () => {
    expect(made).toContain('đã công bố{note Báo cáo năm 2025 của Viện.}.')
    expect(made).not.toContain('↩')
  })
})

describe('every source', () => {
  const sources: Record<string, [html: string, made: string | RegExp]> = {
    'a link into the text': ['<p><a href="#_Toc1">Mục 1</a></p>', '<p>Mục 1</p>'],
    'a script as a link': ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    'a link': [
      '<p><a href="//a.example/x y" target="_blank">x</a></p>',
      '<p><a href="https://a.example/x%20y">x</a></p>',
    ],
    'a mail address': ['<p><a href="mailto:a@b.vn">a</a></p>', '<p><a href="mailto:a@b.vn">a</a></p>'],
    'a picture in the text': [
      '<p>a<img src="data:image/png;base64,AA" alt="Ảnh">b</p>',
      '<p>ab</p><p>{data Ảnh|Ảnh||data:image/png;base64,AA}</p>',
    ],
    'a picture of this site': [
      '<p><img src="http://ilc.example/media/a.webp"></p>',
      '<p>{address a.webp|||http://ilc.example/media/a.webp}</p>',
    ],
    'pictures in a table': [
      '<table><tbody><tr><td><img src="https://a.example/1.png"><img src="https://a.example/2.png">x</td></tr></tbody></table>',
      /^<table>.*<\/table><p>\{address 1.png.*<\/p><p>\{address 2.png.*$/,
    ],
    'a sign without its footnote': ['<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p>', '<p>a[1]</p>'],
    'a footnote of a web page, with addresses as a browser writes them': [
      '<p>a<sup id="r1"><a href="https://a.example/x#n1">[1]</a></sup></p><ol><li id="n1"><a href="https://a.example/x#r1">^</a> b</li></ol>',
      '<p>a{note b}</p>',
    ],
    'a link to a paragraph of another page': [
      '<p>a <a href="https://a.example/x#n1" id="g">1</a></p><p id="n1">b <a href="https://b.example/x#g">↩</a></p>',
      '<p>a <a href="https://a.example/x#n1">1</a></p><p>b <a href="https://b.example/x#g">↩</a></p>',
    ],
    'a paragraph in an item': ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    'letters of two parts': ['<p>Vie\u0323\u0302t</p>', '<p>Việt</p>'],
  }
  test.each(Object.entries(sources))('%s', (_, [html, made]) => {
    expect(paste(html).replace(made, '…')).toBe('…')
  })
})

test('what is not taken over as it was is counted', () => {
  const frame = (src: string) => `<iframe src="${src}"></iframe>`
  const { changes, inserts } = prepared(
    [
      frame('https://youtu.be/aqz-KE-bpKQ'),
      frame('https://www.google.com/maps?q=ILC&output=embed'),
      frame('https://a.example/x'),
      '<video src="https://a.example/1.mp4"></video><audio src="/media/1.mp3"></audio>',
      '<iframe srcdoc="x" title="Khảo sát"></iframe>',
    ].join(''),
  )
  expect(changes).toMatchObject({ frames: 2, files: 2, images: 0, lost: 1, code: 0 })
  expect(inserts).toHaveLength(1)
})

test.each([
  ['https://youtu.be/aqz-KE-bpKQ?t=3', '<p>{0}</p>', 1],
  ['Xem <b>:\r\n\r\n https://vimeo.com/76979871 \nHết', '<p>Xem &lt;b&gt;:</p><p>{0}</p><p>Hết</p>', 1],
  ['Xem https://youtu.be/aqz-KE-bpKQ', undefined, 0],
  ['chữ', undefined, 0],
])('videos of the plain text %j', (text, html, videos) => {
  const made = preparePlainText(text)
  expect(made?.html.replace(/\uE0F0(\d+)\uE0F1/g, '{$1}')).toBe(html)
  expect(made?.inserts.length ?? 0).toBe(videos)
})

describe('a large paste', () => {
  test.each([
    ['text', `<p>${'chữ '.repeat(200_000)}</p>`],
    ['one list', `<ul>${'<li>a</li>'.repeat(2001)}</ul>`],
  ])('too much of %s is not taken over', (_, html) => expect(pasteOf(html)).toBeUndefined())
})
