import type { PageElements } from './page-elements'
import { isUsed, matchPage, type MatchedPage } from './selector'
import type { SheetPart } from './sheet'

/** The order of layers is that of their first mention. */
const emptyGroup = (name: string, prelude: string): string => (name === 'layer' && prelude ? `@layer ${prelude};` : '')

function selected(part: SheetPart, matches: MatchedPage): string {
  switch (part.kind) {
    case 'rule': {
      const used = part.selectors.filter((selector) => isUsed(selector, matches))
      if (used.length === 0) return ''
      const isWhole = used.length === part.selectors.length || !part.isSplittable
      return (isWhole ? part.prelude : used.map(({ text }) => text).join(',')) + part.block
    }
    case 'group': {
      const inside = part.parts.map((child) => selected(child, matches)).join('')
      return inside ? `@${part.name} ${part.prelude}{${inside}}` : emptyGroup(part.name, part.prelude)
    }
    case 'font': {
      const isNeeded = matches.page.characters.some((code) =>
        part.characters.some(([first, last]) => code >= first && code <= last),
      )
      return isNeeded ? part.text : ''
    }
    default:
      return part.text
  }
}

/**
 * The rules of style sheets that a page can use before its scripts load the whole sheets, in their order. A rule for a
 * state that comes without scripts stays: `:hover`, `[open]`, `:checked`. Followed by the whole sheets, in the same
 * order, the result of the cascade is that of the whole sheets alone.
 */
export function selectRules(sheets: SheetPart[][], page: PageElements): string {
  const matches = matchPage(page)
  const selection = sheets.flat().map((part) => ({ part, text: selected(part, matches) }))
  const rules = selection.map(({ part, text }) => (part.kind === 'keyframes' ? '' : text)).join('\n')
  const isNamed = (name: string) =>
    /^[\w-]+$/.test(name) && new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(rules)
  return selection.map(({ part, text }) => (part.kind === 'keyframes' && !isNamed(part.name) ? '' : text)).join('')
}
