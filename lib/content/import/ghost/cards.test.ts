import { expect, test } from '@jest/globals'
import { lexicalHtml } from './lexical'
import { mobiledocHtml } from './mobiledoc'
import { renderedHtml } from './rendered'

/** What Ghost renders of each card, what its two editors store of it, and what it is here. */
const cards: Record<string, { rendered: string; payload: object; html: string; name?: string; mobiledoc?: false }> = {
  image: {
    rendered:
      '<figure class="kg-card kg-image-card kg-width-wide"><img src="/content/images/a.png" class="kg-image" alt="Ảnh" loading="lazy" width="20" height="10"><figcaption><span style="white-space: pre-wrap;">Chú thích</span></figcaption></figure>',
    payload: {
      src: '/content/images/a.png',
      alt: 'Ảnh',
      caption: '<span style="white-space: pre-wrap;">Chú thích</span>',
      width: 20,
    },
    html: '<figure><img src="/content/images/a.png" alt="Ảnh"><figcaption><span style="white-space: pre-wrap;">Chú thích</span></figcaption></figure>',
  },
  gallery: {
    rendered:
      '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/a.png" width="1" height="1" alt="Một"></div><div class="kg-gallery-image"><img src="/b.png"></div></div></div><figcaption>Hai ảnh</figcaption></figure>',
    payload: { images: [{ src: '/a.png', alt: 'Một', row: 0 }, { src: '/b.png' }], caption: 'Hai ảnh' },
    html: '<figure><figure><img src="/a.png" alt="Một"></figure><figure><img src="/b.png" alt=""></figure><figcaption>Hai ảnh</figcaption></figure>',
  },
  bookmark: {
    rendered:
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://luat.example/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Luật &amp; đời</div><div class="kg-bookmark-description">Mô tả</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://luat.example/i.ico"><span class="kg-bookmark-author">An</span><span class="kg-bookmark-publisher">Báo</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://luat.example/t.jpg"></div></a></figure>',
    payload: {
      url: 'https://luat.example/a',
      metadata: { title: 'Luật & đời', description: 'Mô tả', author: 'An', publisher: 'Báo' },
    },
    html: '<p><a href="https://luat.example/a">Luật &amp; đời</a><br>Mô tả<br><small>An, Báo</small></p>',
  },
  embed: {
    rendered:
      '<figure class="kg-card kg-embed-card"><iframe width="200" height="113" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" frameborder="0" title="Phim"></iframe></figure>',
    payload: {
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      html: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe>',
      metadata: { title: 'Phim' },
    },
    html: '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Phim"></iframe>',
  },
  callout: {
    rendered:
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Lưu ý <b>này</b></div></div>',
    payload: { calloutText: '<p>Lưu ý <b>này</b></p>', calloutEmoji: '💡' },
    html: '<aside data-note="info"><p>💡 Lưu ý <b>này</b></p></aside>',
  },
  toggle: {
    rendered:
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Hỏi?</h4><button class="kg-toggle-card-icon"></button></div><div class="kg-toggle-content"><p>Đáp.</p></div></div>',
    payload: { heading: '<p>Hỏi?</p>', content: '<p>Đáp.</p>' },
    html: '<p><strong>Hỏi?</strong></p><p>Đáp.</p>',
  },
  file: {
    rendered:
      '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/a.pdf" download><div class="kg-file-card-contents"><div class="kg-file-card-title">Mẫu</div><div class="kg-file-card-caption">Bản 1</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div></div></div></a></div>',
    payload: { src: '/content/files/a.pdf', fileTitle: 'Mẫu', fileCaption: 'Bản 1', fileName: 'a.pdf' },
    html: '<p><a href="/content/files/a.pdf">Mẫu</a></p><p>Bản 1</p>',
  },
  audio: {
    rendered:
      '<div class="kg-card kg-audio-card"><img src="" class="kg-audio-thumbnail"><div class="kg-audio-player-container"><audio src="https://o.example/a.mp3" preload="metadata"></audio><div class="kg-audio-title">Buổi 1</div><button>x</button></div></div>',
    payload: { src: 'https://o.example/a.mp3', title: 'Buổi 1' },
    html: '<audio src="https://o.example/a.mp3" title="Buổi 1"></audio>',
  },
  video: {
    rendered:
      '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://o.example/a.mp4" poster="x"></video><button>x</button></div><figcaption>Hội thảo</figcaption></figure>',
    payload: { src: 'https://o.example/a.mp4', caption: 'Hội thảo' },
    html: '<video src="https://o.example/a.mp4" title=""></video><p>Hội thảo</p>',
  },
  button: {
    rendered:
      '<div class="kg-card kg-button-card kg-align-center"><a href="https://luat.example/" class="kg-btn kg-btn-accent">Liên hệ</a></div>',
    payload: { buttonText: 'Liên hệ', buttonUrl: 'https://luat.example/' },
    html: '<p><a href="https://luat.example/">Liên hệ</a></p>',
  },
  email: {
    rendered: '<!--kg-card-begin: email--><p>Chào {first_name}</p><!--kg-card-end: email-->',
    payload: { html: '<p>Chào {first_name}</p>' },
    html: '',
  },
  header: {
    rendered:
      '<div class="kg-card kg-header-card"><h2 class="kg-header-card-heading">Khóa học</h2><p class="kg-header-card-subheading">Tháng 3</p><a href="https://luat.example/" class="kg-header-card-button">Ghi danh</a></div>',
    payload: { heading: 'Khóa học', subheading: 'Tháng 3', buttonText: 'Ghi danh', buttonUrl: 'https://luat.example/' },
    html: '<h2>Khóa học</h2><p>Tháng 3</p><p><a href="https://luat.example/">Ghi danh</a></p>',
  },
  'call-to-action': {
    rendered:
      '<div class="kg-card kg-cta-card"><div class="kg-cta-sponsor-label-wrapper"><div class="kg-cta-sponsor-label"><span>Tài trợ</span></div></div><div class="kg-cta-content"><div class="kg-cta-image-container"><img src="/a.png" alt="CTA Image"></div><div class="kg-cta-text"><p>Ghi danh</p></div><a href="https://luat.example/" class="kg-cta-button">Vào</a></div></div>',
    payload: {
      sponsorLabel: '<p><span>Tài trợ</span></p>',
      imageUrl: '/a.png',
      textValue: '<p>Ghi danh</p>',
      buttonUrl: 'https://luat.example/',
      buttonText: 'Vào',
      showButton: true,
    },
    html: '<p><small><span>Tài trợ</span></small></p><figure><img src="/a.png" alt=""></figure><p>Ghi danh</p><p><a href="https://luat.example/">Vào</a></p>',
  },
  'header ': {
    rendered:
      '<div class="kg-card kg-header-card kg-v2"><picture><img class="kg-header-card-image" src="/b.png"></picture><h2 class="kg-header-card-heading">Khóa học</h2></div>',
    payload: {
      backgroundImageSrc: '/b.png',
      header: 'Khóa học',
      buttonEnabled: false,
      buttonUrl: 'https://luat.example/',
      buttonText: 'Ẩn',
    },
    html: '<figure><img src="/b.png" alt=""></figure><h2>Khóa học</h2>',
  },
  signup: {
    rendered: '<div class="kg-card kg-signup-card"><form><input></form></div>',
    payload: { header: 'x' },
    html: '',
  },
}

const none = () => undefined

test.each(Object.entries(cards))('a card is the same in all forms: %s', (name, { rendered, payload, html }) => {
  const drop = (text: string) => text.replace(/ (?:width|height)="\d+"/g, '')
  expect(drop(renderedHtml(rendered, none))).toBe(html)
  const tree = JSON.stringify({ root: { type: 'root', children: [{ type: name.trim(), ...payload }] } })
  expect(lexicalHtml(tree, none)).toBe(html)
  const sections = JSON.stringify({ cards: [[name.trim(), payload]], sections: [[10, 0]] })
  expect(mobiledocHtml(sections, none)).toBe(html)
})

test.each<[what: string, tree: object[], html: string]>([
  [
    'formats',
    [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'a<b', format: 3 },
          { type: 'linebreak' },
          { type: 'extended-text', text: 'c', format: 64 },
        ],
      },
    ],
    '<p><strong><em>a&lt;b</em></strong><br><sup>c</sup></p>',
  ],
  [
    'marked words and links to posts',
    [
      { type: 'tk', text: 'TK' },
      { type: 'at-link', url: '/a/', children: [{ type: 'zwnj' }, { type: 'at-link-search', text: 'a' }] },
    ],
    'TK<a href="/a/">a</a>',
  ],
  ['headings', [{ type: 'extended-heading', tag: 'h3', children: [{ type: 'text', text: 'a' }] }], '<h3>a</h3>'],
  [
    'lists',
    [
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [
          { type: 'listitem', children: [{ type: 'text', text: 'a' }] },
          {
            type: 'listitem',
            children: [
              {
                type: 'list',
                listType: 'bullet',
                children: [{ type: 'listitem', children: [{ type: 'text', text: 'b' }] }],
              },
            ],
          },
        ],
      },
    ],
    '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>',
  ],
  [
    'links',
    [
      {
        type: 'paragraph',
        children: [{ type: 'link', url: 'https://a.example/?a=1&b="2"', children: [{ type: 'text', text: 'a' }] }],
      },
    ],
    '<p><a href="https://a.example/?a=1&amp;b=&quot;2&quot;">a</a></p>',
  ],
  [
    'quotations',
    [{ type: 'extended-quote', children: [{ type: 'text', text: 'a' }] }, { type: 'horizontalrule' }],
    '<blockquote>a</blockquote><hr>',
  ],
  [
    'code',
    [
      { type: 'codeblock', code: '<a>', language: 'html' },
      { type: 'markdown', markdown: '**a**' },
    ],
    '<pre><code>&lt;a></code></pre><p><strong>a</strong></p>\n',
  ],
])('the tree of Ghost: %s', (_, children, html) => {
  expect(lexicalHtml(JSON.stringify({ root: { type: 'root', children } }), none)).toBe(html)
})

test('markers of the earlier editor may overlap', () => {
  const sections = [
    [
      1,
      'h2',
      [
        [0, [0], 0, 'a'],
        [0, [1], 2, 'b'],
        [1, [], 0, 0],
        [0, [], 0, '<c>'],
      ],
    ],
    [3, 'ol', [[[0, [], 0, 'd']]]],
  ]
  const document = {
    markups: [['strong'], ['a', ['rel', 'x', 'href', '/b']]],
    atoms: [['soft-return', '', {}]],
    sections,
  }
  expect(mobiledocHtml(JSON.stringify(document), none)).toBe(
    '<h2><strong>a<a href="/b">b</a></strong><br>&lt;c></h2><ol><li>d</li></ol>',
  )
})

test.each(['', 'x', '{}', '{"root":1}', '{"sections":[[]]}'])('what is no text of Ghost is none: %s', (json) => {
  expect(lexicalHtml(json, none)).toBeUndefined()
  expect(mobiledocHtml(json, none)).toBeUndefined()
})

test('what is not known is reported', () => {
  const dropped: string[] = []
  lexicalHtml(JSON.stringify({ root: { children: [{ type: 'nft' }, { type: 'email', html: 'x' }] } }), (what) =>
    dropped.push(what),
  )
  renderedHtml('<p onclick="x()">a</p><script>x()</script><div class="kg-signup-card"></div>', (what) =>
    dropped.push(what),
  )
  expect(dropped).toEqual([
    'a card of the kind "nft"',
    'text that was only in its e-mail',
    'a form to sign up',
    'code (script)',
  ])
})
