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

/** Calls `change` for the classes of each element of a page, and leaves its scripts, styles and comments alone. */
const withClasses = (html: string, change: (classes: string[]) => string[]): string =>
  html.replace(new RegExp(`${notElements.source}|${startTag.source}`, 'gi'), (part) =>
    /^<(?:!|script\b|style\b)/i.test(part) || !part.includes(' class="')
      ? part
      : part.replace(attribute, (whole, name?: string, value = '') =>
          name === 'class' ? ` class="${change(value.split(' ')).join(' ')}"` : whole,
        ),
  )

/**
 * Gives the classes of CSS modules the shortest names that are free on a page, in its elements and in its styles: a
 * thirtieth of the page as it is sent. The elements get the names of the whole sheets too when those come
 * (`run-deferred.js`). Other classes keep their names, which files outside of the page may use.
 */
export function shortenClasses(html: string, css: string): ShortClasses {
  const styled = new Set(css.match(mention))
  const counts = new Map<string, number>()
  const others = new Set<string>()
  withClasses(html, (list) => {
    for (const name of list) {
      if (styled.has(name) && ofModule.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
      else others.add(name)
    }
    return list
  })
  const long = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const taken = new Set([...others, ...styled])
  const free = Array.from({ length: long.length + taken.size }, (_, i) => shortName(i, letters)).filter(
    (name) => !taken.has(name),
  )
  const short = new Map(long.map((name, i) => [name, free[i] ?? name]))
  const shortOf = (name: string) => short.get(name) ?? name
  return {
    html: withClasses(html, (list) => list.map(shortOf)),
    css: css.replace(mention, shortOf),
    names: Object.fromEntries([...short].map(([name, of]) => [of, name])),
  }
}
