export interface Provision {
  article: string
  clause?: string
  point?: string
}

/** Characters before or after a text's name in which its article is looked for. */
const reach = 100

const link = ',? ?(?:cua |thuoc |tai |trong )?'

const before = [
  new RegExp(
    `(?<![a-z])(?:diem (?<point>[a-z])\\)?,? (?:cua )?)?(?:khoan (?<clause>\\d{1,3}[a-z]?),? (?:cua )?)?dieu (?<article>\\d{1,4}[a-z]?)${link}$`,
    'd',
  ),
  new RegExp(
    `(?<![a-z])dieu (?<article>\\d{1,4}[a-z]?),? khoan (?<clause>\\d{1,3}[a-z]?)(?:,? diem (?<point>[a-z])\\)?)?${link}$`,
    'd',
  ),
  /(?<![a-z])(?:point \(?(?<point>[a-z])\)?,? (?:of )?)?(?:clause (?<clause>\d{1,3}[a-z]?),? (?:of )?)?(?:article|art\.?) (?<article>\d{1,4}[a-z]?),? (?:of )?(?:the )?$/d,
  /(?<![a-z])(?:article|art\.?) (?<article>\d{1,4}[a-z]?) ?\((?<clause>\d{1,3}[a-z]?)\)(?: ?\((?<point>[a-z])\))?,? (?:of )?(?:the )?$/d,
  /(?<![a-z])(?:article|art\.?) (?<article>\d{1,4}[a-z]?),? clause (?<clause>\d{1,3}[a-z]?)(?:,? point \(?(?<point>[a-z])\)?)?,? (?:of )?(?:the )?$/d,
]

const number = '(?:\\d{1,4}|[一二三四五六七八九十百]{1,7})'

const after = new RegExp(
  `^[》)）]{0,2} ?第 ?(?<article>${number}) ?条(?: ?第? ?(?<clause>${number}) ?款)?(?: ?第? ?(?<point>[a-z]|${number}) ?[点项])?`,
)

const digits = '〇一二三四五六七八九'

function inDigits(written: string): string {
  if (/^\d/.test(written)) return written
  let [sum, digit] = [0, 0]
  for (const character of written) {
    if (character === '百' || character === '十') {
      sum += (digit || 1) * (character === '百' ? 100 : 10)
      digit = 0
    } else digit = digits.indexOf(character)
  }
  return String(sum + digit)
}

function provisionOf({ article = '', clause, point }: Record<string, string | undefined>): Provision {
  return { article, ...(clause !== undefined && { clause }), ...(point !== undefined && { point }) }
}

/**
 * The article that folded text names right before position `end`, and where it begins. `letterAt` returns a letter of
 * the original: folded, the points d and đ are the same.
 */
export function provisionBefore(
  text: string,
  end: number,
  letterAt: (index: number) => string,
): { provision: Provision; start: number } | undefined {
  const from = Math.max(0, end - reach)
  for (const pattern of before) {
    const match = pattern.exec(text.slice(from, end))
    if (!match) continue
    const point = match.indices?.groups?.point?.[0]
    return {
      provision: provisionOf({ ...match.groups, point: point === undefined ? undefined : letterAt(from + point) }),
      start: from + match.index,
    }
  }
  return undefined
}

export function provisionAfter(text: string, start: number): { provision: Provision; end: number } | undefined {
  const match = after.exec(text.slice(start, start + reach))
  if (!match) return undefined
  const { article = '', clause, point } = match.groups ?? {}
  const provision = provisionOf({
    article: inDigits(article),
    clause: clause && inDigits(clause),
    point: point && (/^[a-z]$/.test(point) ? point : inDigits(point)),
  })
  return { provision, end: start + match[0].length }
}
