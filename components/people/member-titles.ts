import { getTranslations } from 'next-intl/server'
import { titleParts } from '@/lib/domain/titles'

/** The title line of a pen name: its codes in words, free text as it was typed; blank when there is none (spec 2). */
export async function memberTitles(penName: string): Promise<string> {
  const t = await getTranslations()
  return titleParts(penName)
    .map((part) => ('code' in part ? t(`titles.${part.code}`) : part.text))
    .join(t('member.separator'))
}
