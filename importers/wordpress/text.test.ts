import { expect, test } from '@jest/globals'
import { convertText } from './text'

const uploads = 'https://old.example/wp-content/uploads/'
const image = { id: '5', url: `${uploads}a.jpg`, title: 'A', caption: '', alt: 'A', parent: '1', link: '' }
const shared = '<!-- wp:paragraph --><p>Chung</p><!-- /wp:paragraph -->'

function converted(content: string, footnotes?: string) {
  const meta = new Map(footnotes === undefined ? [] : [['footnotes', [footnotes]]])
  const { html, ...rest } = convertText(
    { content, meta },
    {
      media: { byId: (id) => (id === '5' ? image : undefined), own: () => [] },
      reusable: (id) => ({ '8': shared, '9': '<!-- wp:block {"ref":9} /-->' })[id],
    },
  )
  return { ...rest, html: html.replace(/\n+/g, ' ').replace(/> </g, '><').trim() }
}

test.each([
  ['an address in a line stays', 'Xem https://luat.example/a', '<p>Xem https://luat.example/a</p>'],
  [
    'the original of a small copy',
    `<img class="a wp-image-5" srcset="x 1x" src="${uploads}a-150x150.jpg">`,
    `<p><img class="a wp-image-5" src="${uploads}a.jpg"></p>`,
  ],
  [
    'text of the classic editor among blocks',
    '<!-- wp:heading --><h2>Tên</h2><!-- /wp:heading -->\nMột\nHai',
    '<h2>Tên</h2><p>Một<br> Hai</p>',
  ],
  [
    'an embed',
    '<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure><!-- /wp:embed -->',
    '<figure class="wp-block-embed"><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe></figure>',
  ],
  ['a shared block', '<!-- wp:block {"ref":8} /-->', '<p>Chung</p>'],
  [
    'a picture in the background',
    '<!-- wp:cover --><div class="wp-block-cover" style="background-image:url(https://a.example/b.jpg)"><p>Bìa</p></div><!-- /wp:cover -->',
    '<div class="wp-block-cover" style="background-image:url(https://a.example/b.jpg)"><img src="https://a.example/b.jpg" alt=""><p>Bìa</p></div>',
  ],
  [
    'a file',
    `<!-- wp:file --><div class="wp-block-file"><a href="${uploads}a.pdf">Đơn</a><a href="${uploads}a.pdf" class="wp-block-file__button" download>Tải</a></div><!-- /wp:file -->`,
    `<div class="wp-block-file"><a href="${uploads}a.pdf">Đơn</a></div>`,
  ],
])('%s', (_, input, html) => {
  expect(converted(input)).toEqual({ html, notes: [], teaser: '' })
})

test('footnotes of the block editor become those of the site', () => {
  const input =
    '<!-- wp:paragraph --><p>A<sup data-fn="x" class="fn"><a href="#x" id="x-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->'
  expect(converted(input, '[{"content":"Luật <em>số 1</em>","id":"x"}]').html).toBe(
    '<p>A<sup><a href="#fn-1">1</a></sup></p><ol data-footnotes><li>Luật <em>số 1</em></li></ol>',
  )
  expect(converted(input, 'no list').html).toContain('href="#x"')
})

test.each([
  ['Một\n<!--nextpage-->\nHai', ['its 2 pages are one'], '<p>Một</p><p>Hai</p>'],
  ['[x_y]a[/x_y][x_y]b[/x_y]', ['short codes that stay as text: x_y (2 times)'], '<p>[x_y]a[/x_y][x_y]b[/x_y]</p>'],
  [
    '<!-- wp:latest-posts /--><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->',
    ['without blocks and codes that WordPress filled itself: latest-posts'],
    '<p>a</p>',
  ],
  ['<!-- wp:block {"ref":9} /-->', ['without blocks and codes that WordPress filled itself: block'], ''],
  [
    '<script>x()</script><p>a</p><form>b</form>',
    ['without scripts', 'without forms, whose words stay'],
    '<p><script>x()</script></p><p>a</p><form>b</form>',
  ],
])('what is otherwise than in WordPress is reported: %s', (input, notes, html) => {
  expect(converted(input)).toEqual({ html, notes, teaser: '' })
})

test('what stands before "read more" is the teaser, and stays in the text', () => {
  expect(converted('Một\n\n<!--more Đọc tiếp-->\n\nHai')).toEqual({
    html: '<p>Một</p><p>Hai</p>',
    notes: [],
    teaser: '<p>Một</p>',
  })
})

test('widgets of Elementor are paragraphs, and the space in them says nothing', () => {
  const content = `\t\t<h2>\n\t\t\tTiêu đề\n\t\t</h2>\t\t\n\t\t<p>Đoạn<span> một</span> hai</p>\t\t\n\t\t\t\t<img src="${uploads}a.jpg">\t\t\n\t\t\t<a href="#">\n\t\t\t\t\tNút bấm\n\t\t\t</a>\n\t\tCâu hỏi?<p>Trả lời</p>`
  const media = { byId: () => undefined, own: () => [] }
  const meta = new Map([['_elementor_edit_mode', ['builder']]])
  const { html } = convertText({ content, meta }, { media, reusable: () => undefined })
  expect(html.replace(/\n/g, '')).toBe(
    `<h2>Tiêu đề</h2><p>Đoạn<span> một</span> hai</p><p><img src="${uploads}a.jpg"></p><p><a href="#">Nút bấm</a></p><p>Câu hỏi?</p><p>Trả lời</p>`,
  )
  const long = `${'\n\t'.repeat(50_000)}${'<a>\n\t'.repeat(20_000)}${' '.repeat(100_000)}x`
  expect(convertText({ content: long, meta }, { media, reusable: () => undefined }).html).toContain('x')
})

test('hidden text and hidden links are left out and reported', () => {
  const hidden =
    '<p>Đầu</p><div style="display:none"><a href="https://x.example">x</a></div><p style="position:absolute;left:-9999px">y</p>'
  const { html, teaser, notes } = converted(`${hidden}<!--more--><p>Hết.</p>`)
  expect(html).toBe('<p>Đầu</p><p>Hết.</p>')
  expect(teaser).not.toMatch(/[xy]/)
  expect(notes).toEqual(['without hidden text and comments of reviewers (2)'])
})
