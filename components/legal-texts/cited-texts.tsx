import { getTranslations } from 'next-intl/server'
import type { LegalTextWithState } from '@/lib/backend/model'
import { registerPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { citedNotices } from '@/lib/http/i18n/legal-text-labels'
import { TextList } from './text-list'
import styles from './legal-texts.module.css'

interface Props {
  texts: readonly LegalTextWithState[]
  lawDay: string | undefined
}

export async function CitedNotices({ texts, lawDay }: Props) {
  const notices = citedNotices(texts, lawDay, await currentLanguage())
  if (notices.length === 0) return null
  return (
    <div className={`notice caution stack ${styles.notice}`} role="note">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  )
}

export async function CitedTexts({ texts }: { texts: readonly LegalTextWithState[] }) {
  if (texts.length === 0) return null
  const [t, language] = [await getTranslations('legalText'), await currentLanguage()]
  return (
    <section className={`stack ${styles.cited}`} aria-labelledby="cited-texts">
      <h2 id="cited-texts">{t('cited')}</h2>
      <TextList texts={texts} />
      <p>
        <a className="target" href={registerPath(language)}>
          {t('toRegister')}
        </a>
      </p>
    </section>
  )
}
