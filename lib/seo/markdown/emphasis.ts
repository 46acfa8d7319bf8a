import type TurndownService from 'turndown'

const isPunctuation = (character: string | undefined): boolean => /^[\p{P}\p{S}]/u.test(character ?? '')
const isOutside = (character: string | undefined): boolean =>
  character === undefined || /^[\s\p{P}\p{S}]/u.test(character)

const first = (text: string | null | undefined): string | undefined => [...(text ?? '')][0]
const last = (text: string | null | undefined): string | undefined => [...(text ?? '')].at(-1)

/**
 * Whether CommonMark reads `*` on both sides of a text as emphasis. It does not where punctuation within meets a letter
 * outside, as in Chinese, which has no spaces between words.
 */
export function canBeStarred(before: string | undefined, text: string, after: string | undefined): boolean {
  return (!isPunctuation(first(text)) || isOutside(before)) && (!isPunctuation(last(text)) || isOutside(after))
}

/** Emphasis by stars, or by the element itself where the stars would be shown. */
export function emphasisRules(service: TurndownService): void {
  for (const [name, names, stars] of [
    ['strong', ['strong', 'b'], '**'],
    ['em', ['em', 'i'], '*'],
  ] as const)
    service.addRule(name, {
      filter: [...names],
      replacement: (content, node) => {
        const text = content.trim()
        if (text === '') return ''
        const [before, after] = [last(node.previousSibling?.textContent), first(node.nextSibling?.textContent)]
        return canBeStarred(before, node.textContent?.trim() ?? '', after)
          ? `${stars}${text}${stars}`
          : `<${name}>${text}</${name}>`
      },
    })
}
