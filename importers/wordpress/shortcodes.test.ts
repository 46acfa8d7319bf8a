import { expect, test } from '@jest/globals'
import { renderShortcode } from './known-shortcodes'
import { type Attachment } from './media'
import { replaceShortcodes } from './shortcodes'

const file = (id: string, name: string, more: Partial<Attachment> = {}): Attachment => ({
  id,
  url: `https://old.example/wp-content/uploads/${name}`,
  title: `Tệp ${id}`,
  caption: '',
  alt: '',
  parent: '7',
  link: '',
  ...more,
})
const files = [
  file('1', 'a.jpg', { caption: 'Chú <em>thích</em>', alt: 'Ảnh "một"' }),
  file('2', 'b.png'),
  file('3', 'c.mp3'),
  file('4', 'd.mp4'),
  file('9', 'e.jpg', { parent: '8' }),
]
const media = { byId: (id: string) => files.find((each) => each.id === id), own: () => files.slice(0, 4) }

function replaced(html: string) {
  const [unknown, filled]: [string[], string[]] = [[], []]
  const notes = { onFilled: (name: string) => filled.push(name), onOpened: () => undefined }
  const made = replaceShortcodes(
    html,
    (code) => renderShortcode(code, media, notes),
    (name) => unknown.push(name),
  )
  return { html: made.replace(/\n/g, ''), unknown, filled }
}

const first =
  '<figure><img src="https://old.example/wp-content/uploads/a.jpg" alt="Ảnh &quot;một&quot;"><figcaption>Chú <em>thích</em></figcaption></figure>'
const second = '<figure><img src="https://old.example/wp-content/uploads/b.png" alt="Tệp 2"></figure>'
const image = '<img src="/x.jpg" alt="x">'

test.each([
  [
    'a caption',
    `[caption id="a" width="300"]${image} Chữ <b>đậm</b>[/caption]`,
    `<figure>${image}<figcaption>Chữ <b>đậm</b></figcaption></figure>`,
  ],
  [
    'in the form of earlier years',
    `[wp_caption caption="Chữ"]${image}[/wp_caption]`,
    `<figure>${image}<figcaption>Chữ</figcaption></figure>`,
  ],
  ['quotation marks of an editor', '[gallery ids=&#8221;1&#8221;]', first],
  ['the pictures of the post', '[gallery exclude="1"]', second],
  [
    'an embed',
    '[embed width="5"]https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3[/embed]',
    '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3"></iframe>',
  ],
  [
    'a film by its id',
    '[youtube id="dQw4w9WgXcQ"]',
    '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe>',
  ],
  [
    'a document that a plugin shows',
    '[pdf-embedder url="https://old.example/wp-content/uploads/Lu%E1%BA%ADt.pdf"]',
    '<p><a href="https://old.example/wp-content/uploads/Lu%E1%BA%ADt.pdf">Luật.pdf</a></p>',
  ],
  ['a code about a code', 'Viết [[gallery]] nhé', 'Viết &#91;gallery] nhé'],
  [
    'a code in another one',
    `[caption]${image} [youtube id="dQw4w9WgXcQ"][/caption]`,
    `<figure>${image}<figcaption><iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe></figcaption></figure>`,
  ],
])('%s', (_, input, expected) => {
  expect(replaced(input)).toEqual({ html: expected, unknown: [], filled: [] })
})

test.each([
  ['[bang_gia loai="a"]Liên hệ[/bang_gia]', ['bang_gia']],
  ['[a-b][c d=1]x[/a-b]', ['c', 'a-b']],
  ['[1], [sic], […], [/x] và a[0]', []],
])('what is not known stays as it is written: %s', (input, unknown) => {
  expect(replaced(input)).toEqual({ html: input, unknown, filled: [] })
})

test.each(['[', '[a ', '[a b="', '[caption]', '[/x]', '[[x'])('no text takes long: %s', (piece) => {
  expect(replaced(`${piece.repeat(20_000)}chữ`).html).toContain('chữ')
})
