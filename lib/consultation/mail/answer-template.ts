/**
 * Placeholders of a template for answers to consultation requests. Staff write them in the templates of any language.
 */
export const placeholders = ['{họ tên}', '{mã yêu cầu}', '{liên hệ}'] as const

export const appointmentPlaceholders = ['{giờ hẹn}', '{ngày hẹn}'] as const

const known = [...placeholders, ...appointmentPlaceholders]

type Placeholder = (typeof known)[number]

const inBraces = /\{[^{}\n]*\}/g

const isKnown = (text: string): text is Placeholder => known.some((one) => one === text)

/**
 * A template with its placeholders replaced. What is inserted is not searched for placeholders again: a visitor may
 * have typed one as a name.
 */
export const fillTemplate = (template: string, values: Record<Placeholder, string>): string =>
  template.normalize('NFC').replace(inBraces, (result) => (isKnown(result) ? values[result] : result))

export const unknownPlaceholders = (template: string): string[] =>
  (template.normalize('NFC').match(inBraces) ?? []).filter((result) => !isKnown(result))

/** What a template leaves to be filled in. An ellipsis or dots behind a Latin word are a part of the sentence. */
const gap = /(?<![\p{Script=Latin}\d.…])(?:…|\.{3,}|_{3,})|\[(?!\d+\])[^[\]\n]*\]|\{[^{}\n]*\}/u

export function gapIn(answer: string): string {
  const text = answer.normalize('NFC')
  const { 0: result, index } = gap.exec(text) ?? { 0: '', index: 0 }
  const [before = ''] = text
    .slice(Math.max(0, index - 20), index)
    .split('\n')
    .slice(-1)
  return result && before + result
}
