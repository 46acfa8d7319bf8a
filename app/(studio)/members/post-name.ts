import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import type { Label } from '@/lib/backend/embedded/labels'
import type { PostNames } from '@/lib/backend/embedded/members/post-choices'

/** Of the studio's translations, only the language matters here. */
type I18n = { language: string }

/** What a row of a member's posts holds; nothing while it is new. */
export interface PostRow {
  role?: string
  department?: string
}

/** A label in the language of the studio. */
export const inLanguage = (label: Label, { language }: I18n): string =>
  label[isLanguage(language) ? language : defaultLanguage]

/** A post in words: "Phó Chủ tịch – Hội đồng khoa học". Empty for a new row. */
export function postName({ role, department }: PostRow, names: PostNames, i18n: I18n): string {
  const roles: Record<string, Label | undefined> = names.roles
  const units: Record<string, Label | undefined> = names.units
  return [role && roles[role], department && units[department]]
    .flatMap((name) => (name ? [inLanguage(name, i18n)] : []))
    .join(' – ')
}
