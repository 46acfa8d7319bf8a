import { getTranslations } from 'next-intl/server'
import { Absence } from './absence'

/** The not-found page (spec 2). */
export async function NotFoundScreen() {
  const t = await getTranslations('notFound')
  return <Absence status={404} title={t('title')} text={t('text')} />
}
