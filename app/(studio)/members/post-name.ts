import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import type { Label } from '@/lib/backend/embedded/labels'
import type { PostNames } from '@/lib/backend/embedded/members/post-choices'

type I18n = { language: string }

export interface PostRow {
  role?: string
  department?: string
}

export const inLanguage = (label: Label, { language }: I18n): string =>
  label[isLanguage(language) ? language : defaultLanguage]

export function postName({ role, department }: PostRow, names: PostNames, i18n: I18n): string {
  const roles: Record<string, Label | undefined> = names.roles
  const units: Record<string, Label | undefined> = names.units
  return [role && roles[role], department && units[department]]
    .flatMap((name) => (name ? [inLanguage(name, i18n)] : []))
    .join(' – ')
}
