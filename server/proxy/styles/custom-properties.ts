import { shortName } from './short-name'

/** A custom property where it is set, or where its value is used. */
const mention = /(?<=[\s{};:(,])--[\w-]+/g
const setting = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:(?:"[^"]*"|'[^']*')[^;{}"']*)*(?:;|(?=\}))/g

/**
 * Names in the sheets have small letters (tested): with the name of another property, a value of the page would be
 * inherited into the rules of the whole sheets.
 */
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The names that are mentioned in a text, each time they are. */
const mentions = (text: string): string[] => text.match(mention) ?? []

/** The names that are mentioned in a text, most often mentioned first. */
function mentionedIn(text: string): string[] {
  const counts = new Map<string, number>()
  for (const name of mentions(text)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** Leaves out the properties whose value is used neither in the styles nor on the page. */
function withoutUnused(css: string, onPage: ReadonlySet<string>): string {
  const used = new Set([...onPage, ...mentions(css.replace(setting, ''))])
  const found = Array.from(css.matchAll(setting), ({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
    inValue: mentions(whole.slice(name.length)),
  }))
  // What only an unused property uses is unused too.
  let unread = found
  for (let before = -1; before !== unread.length; ) {
    before = unread.length
    const isUsed = ({ name }: { name: string }) => used.has(name)
    for (const { inValue } of unread.filter(isUsed)) for (const name of inValue) used.add(name)
    unread = unread.filter((one) => !isUsed(one))
  }
  let rest = ''
  let from = 0
  for (const { start, end } of unread) {
    rest += css.slice(from, start)
    from = end
  }
  return rest + css.slice(from)
}

/**
 * Leaves out the custom properties that nothing uses, and gives the others the shortest names: together a twentieth of
 * the styles of a page. The page's styles and its whole sheets then have different names, and each set its own: every
 * rule of the page is in the whole sheets too. Names in the markup (`onPage`) stay.
 */
export function shortenProperties(css: string, onPage: ReadonlySet<string>): string {
  const used = withoutUnused(css, onPage)
  const names = mentionedIn(used).filter((name) => !onPage.has(name))
  const free = Array.from({ length: names.length + onPage.size }, (_, i) => `--${shortName(i, capitals)}`).filter(
    (name) => !onPage.has(name),
  )
  const short = new Map(names.map((name, i) => [name, free[i] ?? name]))
  return used.replace(mention, (name) => short.get(name) ?? name)
}
