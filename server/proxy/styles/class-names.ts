import { notElements, startTag } from './page-elements'
import { shortName } from './short-name'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A class of a CSS module, as the build names it: `hKEQyG_title`. */
const ofModule = /^_?[\w-]{6}_\w+$/
const mention = /(?<=\.)[\w-]+/g
const attribute = /\s([^\s"'<>/=]+)="([^"]*)"|\s[^\s"'<>/=]+='[^']*'/g

/** A page and its styles with short class names. */
export interface ShortClasses {
  html: string
  css: string
  /** The names in the whole sheets, by the short ones. */
  names: Record<string, string>
}

/** The classes of an element, with where they are written in the page. */
interface ClassList {
  start: number
  end: number
  classes: string[]
}

const parts = new RegExp(`${notElements.source}|${startTag.source}`, 'gi')

/** The classes of each element of a page, in their order. Its scripts, styles and comments have no elements. */
function classListsOf(html: string): ClassList[] {
  const lists: ClassList[] = []
  for (const { 0: part, index } of html.matchAll(parts)) {
    if (!part.includes(' class="') || /^<(?:!|script\b|style\b)/i.test(part)) continue
    for (const { 0: whole, 1: name, 2: value = '', index: at } of part.matchAll(attribute)) {
      if (name !== 'class') continue
      const end = index + at + whole.length - 1
      lists.push({ start: end - value.length, end, classes: value.split(' ') })
    }
  }
  return lists
}

function withClasses(html: string, lists: ClassList[], nameOf: (name: string) => string): string {
  let written = ''
  let from = 0
  for (const { start, end, classes } of lists) {
    written += html.slice(from, start) + classes.map(nameOf).join(' ')
    from = end
  }
  return written + html.slice(from)
}

/**
 * Gives the classes of CSS modules the shortest names that are free on a page, in its elements and in its styles: a
 * thirtieth of the page as it is sent. The elements get the names of the whole sheets too when those come
 * (`run-deferred.js`). Other classes keep their names, which files outside of the page may use.
 */
export function shortenClasses(html: string, css: string): ShortClasses {
  const styled = new Set(css.match(mention))
  const counts = new Map<string, number>()
  const others = new Set<string>()
  const lists = classListsOf(html)
  for (const name of lists.flatMap(({ classes }) => classes)) {
    if (styled.has(name) && ofModule.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
    else others.add(name)
  }
  const long = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const taken = new Set([...others, ...styled])
  const free = Array.from({ length: long.length + taken.size }, (_, i) => shortName(i, letters)).filter(
    (name) => !taken.has(name),
  )
  const short = new Map(long.map((name, i) => [name, free[i] ?? name]))
  const shortOf = (name: string) => short.get(name) ?? name
  return {
    html: withClasses(html, lists, shortOf),
    css: css.replace(mention, shortOf),
    names: Object.fromEntries([...short].map(([name, of]) => [of, name])),
  }
}
