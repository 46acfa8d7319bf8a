import { academicTitles, toCode, type AcademicTitle } from './codes'

export type TitlePart = { code: Exclude<AcademicTitle, 'NA'> } | { text: string }

export function titleParts(penName: string): TitlePart[] {
  return penName.split(',').flatMap((part): TitlePart[] => {
    const text = part.trim()
    const code = academicTitles.find((title) => title === toCode(text))
    if (text === '' || code === 'NA') return []
    return [code ? { code } : { text }]
  })
}
