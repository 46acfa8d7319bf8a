/** Logos of partners, 640 x 360 with a transparent background: a drawing with initials beside or below it, or alone. */
import { initials, initialsOf, initialsWidth } from './letters'
import {
  bars,
  bookShield,
  columns,
  gear,
  hexagons,
  leaf,
  ledger,
  lotus,
  mortar,
  pass,
  people,
  rings,
  river,
  ship,
  stakes,
  terraces,
  wave,
  weave,
  type Mark,
} from './logo-marks'
import {
  chair,
  chevrons,
  coin,
  dawn,
  fields,
  kite,
  overlap,
  pulse,
  roofs,
  seed,
  sprout,
  teaHills,
} from './logo-marks-more'
import { seededRandom } from './seeded-random'
import { rect, scaled, svgDocument } from './svg'

/** The drawing, its main and second colour, and the position of the initials. */
type Design = readonly [Mark, string, string, 'beside' | 'below' | 'alone']

const designs: Readonly<Record<string, Design>> = {
  'dai-hoc-luat-song-hong': [columns, '#8c2f2b', '#d6a94a', 'beside'],
  'dai-hoc-luat-hai-van': [pass, '#1b4f7a', '#5aa0b8', 'beside'],
  'dai-hoc-kinh-te-an-khanh': [bars, '#2d5580', '#c9772f', 'beside'],
  'hoc-vien-tai-chinh-bach-dang': [stakes, '#14405e', '#b8862f', 'below'],
  'dai-hoc-cong-nghe-lam-son': [hexagons, '#2456a0', '#28a08f', 'beside'],
  'dai-hoc-quan-tri-tay-ho': [lotus, '#a8436a', '#d98aa4', 'below'],
  'dai-hoc-ke-toan-ngoc-son': [ledger, '#256353', '#b8962f', 'beside'],
  'dai-hoc-khoa-hoc-xa-hoi-song-ma': [people, '#5a3f78', '#c98a3a', 'below'],
  'dai-hoc-nong-lam-tra-my': [leaf, '#2f6b3c', '#6ba04a', 'beside'],
  'det-may-lua-van': [weave, '#a63c4e', '#e0a25a', 'beside'],
  'cong-nghe-song-xanh': [wave, '#0f6fa8', '#3cb6a4', 'beside'],
  'van-tai-hai-trieu': [ship, '#123f6b', '#d2572f', 'below'],
  'thuc-pham-ruong-bac': [terraces, '#3f7a35', '#d9a92f', 'beside'],
  'duoc-thao-moc-an': [mortar, '#2d5f55', '#7aa548', 'below'],
  'co-khi-dong-tam-phat': [gear, '#39434e', '#d2622a', 'beside'],
  'noi-that-go-moc-huong': [chair, '#7a4a26', '#c28b52', 'beside'],
  'ngan-hang-hong-lam': [coin, '#0f3a66', '#d6a94a', 'beside'],
  'dia-oc-lac-vien': [roofs, '#1f5a6b', '#c9842f', 'beside'],
  'trong-tai-binh-minh': [dawn, '#1b3a5c', '#d98a2b', 'below'],
  'hoa-giai-thuan-hoa': [overlap, '#2a6a72', '#c98f4a', 'alone'],
  'vien-chinh-sach-dong-xanh': [fields, '#2b5b46', '#86a94f', 'beside'],
  'chuyen-doi-so-nhip-moi': [pulse, '#3a3f94', '#f0a23a', 'beside'],
  'vuon-uom-hat-nang': [seed, '#9a4f1f', '#e3a52f', 'alone'],
  'doanh-nhan-tre-song-hong': [chevrons, '#b03a2e', '#e08a3a', 'beside'],
  'quy-dau-tu-mam-xanh': [sprout, '#2a7048', '#7fb24a', 'beside'],
  'hop-tac-xa-che-suoi-may': [teaHills, '#336a4c', '#d3ab4a', 'alone'],
}

const colourPairs: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#1b3a5c', '#b8862f'],
  ['#2d6a5f', '#d08a3c'],
  ['#7a3440', '#c99a52'],
  ['#34407e', '#4aa3a0'],
]

/** For partners not in the table. */
const designByChance = (id: string): Design => {
  const random = seededRandom(`logo ${id}`)
  const [main, second] = random.pick(colourPairs)
  return [
    random.pick([overlap, rings, kite, river, bookShield]),
    main,
    second,
    random.pick(['beside', 'below', 'alone']),
  ]
}

export const logo = (id: string, fullName: string) => {
  const [mark, main, second, place] = designs[id] ?? designByChance(id)
  const letters = initialsOf(fullName.split(/\s+/).slice(-2))
  if (place === 'alone' || letters.length === 0)
    return svgDocument(640, 360, scaled(320, 180, 1.45, mark(main, second)))
  if (place === 'below') {
    const width = initialsWidth(letters.length, 62)
    const left = 320 - width / 2
    return svgDocument(
      640,
      360,
      scaled(320, 136, 1.12, mark(main, second)),
      initials(letters, left, 276, 62, main, 17),
      rect(left - 96, 304, 66, 6, second, { rx: 3 }),
      rect(left + width + 30, 304, 66, 6, second, { rx: 3 }),
    )
  }
  const width = initialsWidth(letters.length, 124)
  const left = 320 - (240 + 44 + width) / 2
  return svgDocument(
    640,
    360,
    scaled(left + 120, 180, 1.2, mark(main, second)),
    initials(letters, left + 284, 104, 124, main, 17),
    rect(left + 284, 252, width, 9, second, { rx: 4 }),
  )
}
