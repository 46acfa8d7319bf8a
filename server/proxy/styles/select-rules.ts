import type { PageElements } from './page-elements'
import { isUsed } from './selector'
import type { SheetPart } from './sheet'

/** The order of layers is that of their first mention. */
const emptyGroup = (name: string, prelude: string): string => (name === 'layer' && prelude ? `@layer ${prelude};` : '')

function selected(part: SheetPart, page: PageElements): string {
  switch (part.kind) {
    case 'rule': {
      const used = part.selectors.filter((selector) => isUsed(selector, page))
      if (used.length === 0) return ''
      const isWhole = used.length === part.selectors.length || !part.isSplittable
      return (isWhole ? part.prelude : used.map(({ text }) => text).join(',')) + part.block
    }
    case 'group': {
      const inside = part.parts.map((child) => selected(child, page)).join('')
      return inside ? `@${part.name} ${part.prelude}{${inside}}` : emptyGroup(part.name, part.prelude)
    }
    case 'font': {
      const isNeeded = page.characters.some((code) =>
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
  const selection = sheets.flat().map((part) => ({ part, text: selected(part, page) }))
  const rules = selection.filter(({ part }) => part.kind !== 'keyframes').map(({ text }) => text)
  const names = new Set(rules.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  return selection.map(({ part, text }) => (part.kind === 'keyframes' && !names.has(part.name) ? '' : text)).join('')
}
