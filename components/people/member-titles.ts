import { getTranslations } from 'next-intl/server'
import { titleParts } from '@/lib/domain/titles'

/** The title line of a pen name: its codes as words, free text unchanged; blank if there is none (spec 2). */
export async function memberTitles(penName: string): Promise<string> {
  const t = await getTranslations()
  return titleParts(penName)
    .map((part) => ('code' in part ? t(`titles.${part.code}`) : part.text))
    .join(t('member.separator'))
}
