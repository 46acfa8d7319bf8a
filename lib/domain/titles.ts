import { academicTitles, toCode, type AcademicTitle } from './codes'

/** A part of a pen name: a code to translate, or text as typed. */
export type TitlePart = { code: Exclude<AcademicTitle, 'NA'> } | { text: string }

/** The academic titles in a pen name, in order. Empty if it is blank or NA (spec 3). */
export function titleParts(penName: string): TitlePart[] {
  return penName.split(',').flatMap((part): TitlePart[] => {
    const text = part.trim()
    const code = academicTitles.find((title) => title === toCode(text))
    if (text === '' || code === 'NA') return []
    return [code ? { code } : { text }]
  })
}
