import { getTranslations } from 'next-intl/server'
import { Absence } from './absence'

/** The page of what was taken away. The server in front gives it its status, which its head names: no page of Next's can. */
export async function GoneScreen({ kind }: { kind: 'article' | 'member' }) {
  const t = await getTranslations('gone')
  return <Absence status={410} title={t(kind)} text={t('text')} />
}
