/**
 * Placeholders of a template for answers to consultation requests. Staff write them in the templates of any language.
 */
export const placeholders = ['{họ tên}', '{mã yêu cầu}', '{liên hệ}'] as const

type Placeholder = (typeof placeholders)[number]

const inBraces = /\{[^{}\n]*\}/g

const isKnown = (text: string): text is Placeholder => placeholders.some((known) => known === text)

/**
 * A template with its placeholders replaced. What is inserted is not searched for placeholders again: a visitor may
 * have typed one as a name.
 */
export const fillTemplate = (template: string, values: Record<Placeholder, string>): string =>
  template.normalize('NFC').replace(inBraces, (found) => (isKnown(found) ? values[found] : found))

/** What looks like a placeholder in a template, but is none. */
export const unknownPlaceholders = (template: string): string[] =>
  (template.normalize('NFC').match(inBraces) ?? []).filter((found) => !isKnown(found))
