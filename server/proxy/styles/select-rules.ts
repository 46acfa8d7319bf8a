import type { PageElements } from './page-elements'
import { isUsed, matchPage, type MatchedPage } from './selector'
import type { SheetPart } from './sheet'

/** The order of layers is that of their first mention. */
const emptyGroup = (name: string, prelude: string): string[] =>
  name === 'layer' && prelude ? [`@layer ${prelude};`] : []

/** Adds the text of what a page can use of a part of a sheet. */
function addSelected(part: SheetPart, matches: MatchedPage, texts: string[]): void {
  switch (part.kind) {
    case 'rule': {
      const used = part.selectors.filter((selector) => isUsed(selector, matches))
      if (used.length === 0) return
      const isWhole = used.length === part.selectors.length || !part.isSplittable
      texts.push(isWhole ? part.prelude : used.map(({ text }) => text).join(','), part.block)
      return
    }
    case 'group': {
      const inside = texts.push(`@${part.name} ${part.prelude}{`)
      for (const child of part.parts) addSelected(child, matches, texts)
      if (texts.length > inside) texts.push('}')
      else texts.splice(-1, 1, ...emptyGroup(part.name, part.prelude))
      return
    }
    case 'font': {
      const isNeeded = matches.page.characters.some((code) =>
        part.characters.some(([first, last]) => code >= first && code <= last),
      )
      if (isNeeded) texts.push(part.text)
      return
    }
    default:
      texts.push(part.text)
  }
}

const isNameCharacter = (character: string | undefined) => character !== undefined && /[\w-]/.test(character)

/** Whether a name stands by itself in a text. */
function isMentioned(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!isNameCharacter(text[at - 1]) && !isNameCharacter(text[at + name.length])) return true
  return false
}

/**
 * The rules of style sheets that a page can use before its scripts load the whole sheets, in their order. A rule for a
 * state that comes without scripts stays: `:hover`, `[open]`, `:checked`. Followed by the whole sheets, in the same
 * order, the result of the cascade is that of the whole sheets alone.
 */
export function selectRules(sheets: SheetPart[][], page: PageElements): string {
  const matches = matchPage(page)
  const texts: string[] = []
  /** Animations, by where they stand among the texts. */
  const keyframes = new Map<number, string>()
  for (const part of sheets.flat()) {
    if (part.kind === 'keyframes') keyframes.set(texts.length, part.name)
    addSelected(part, matches, texts)
  }
  const rules = texts.filter((_, at) => !keyframes.has(at)).join('\n')
  const isNamed = (name: string) => /^[\w-]+$/.test(name) && isMentioned(name, rules)
  const unnamed = new Set([...keyframes].filter(([, name]) => !isNamed(name)).map(([at]) => at))
  return texts.filter((_, at) => !unnamed.has(at)).join('')
}
