import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Article } from '@/lib/backend/model'
import { htmlLang } from '@/lib/domain/languages'
import { isOver, runsFrom } from '@/lib/domain/offer'
import { consultationPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { runDates } from '@/lib/http/i18n/run-dates'
import { getToday } from '@/lib/queries/today'
import { ButtonLink } from '@/components/ui/button'
import styles from './offer.module.css'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const List = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** What a service or a course offers, above its text. In a preview its button leads nowhere. */
export async function Offer({ article, isDraft }: { article: Article; isDraft: boolean }) {
  const { offer, type } = article
  if (!offer) return null
  const [t, language] = [await getTranslations('offer'), await currentLanguage()]
  const lang = article.language === language ? undefined : htmlLang[article.language]
  const isCourse = type === 'TRAINING'
  const today = isCourse ? await getToday() : ''
  const [runs, over] = [runsFrom(offer, today), isOver(offer, today)]
  const place = offer.isOnline && offer.place ? t('alsoOnline', { place: offer.place }) : offer.place
  return (
    <section className={styles.offer} aria-labelledby="offer" lang={lang}>
      <h2 id="offer" className={styles.title}>
        {t(isCourse ? 'course' : 'service')}
      </h2>
      {offer.promise && <p className={styles.promise}>{offer.promise}</p>}
      <dl className={styles.facts}>
        {offer.includes.length > 0 && (
          <Fact name={t(isCourse ? 'includesCourse' : 'includesService')}>
            <List items={offer.includes} />
          </Fact>
        )}
        {isCourse && (
          <Fact name={t('dates')}>
            {over ? (
              t('overNote')
            ) : runs.length > 0 ? (
              <List items={runs.map((run) => runDates(run, language))} />
            ) : (
              t('noDates')
            )}
          </Fact>
        )}
        {offer.duration && <Fact name={t('duration')}>{offer.duration}</Fact>}
        {isCourse && (place || offer.isOnline) && <Fact name={t('place')}>{place || t('online')}</Fact>}
        {offer.fee && <Fact name={t('fee')}>{offer.fee}</Fact>}
        {offer.seats && <Fact name={t('seats')}>{offer.seats}</Fact>}
        {offer.audience && <Fact name={t('audience')}>{offer.audience}</Fact>}
        {offer.bring.length > 0 && (
          <Fact name={t('bring')}>
            <List items={offer.bring} />
          </Fact>
        )}
      </dl>
      {!isDraft && <NextStep article={article} />}
    </section>
  )
}

/** The link to the form with this article chosen; of a course one for each coming run. Works without script. */
export async function NextStep({ article, inBar = false }: { article: Article; inBar?: boolean }) {
  const [t, language] = [await getTranslations('offer'), await currentLanguage()]
  const { id, type, offer } = article
  const [first, ...others] = type === 'TRAINING' ? runsFrom(offer, await getToday()) : []
  const text = type !== 'TRAINING' ? t('book') : first ? t('enrol') : t('askDates')
  const link = consultationPath(language, id, first?.firstDay)
  if (inBar)
    return (
      <a id="book" className={`${styles.bar} off-paper`} href={link}>
        {text}
      </a>
    )
  return (
    <p className={`${styles.next} off-paper`}>
      <ButtonLink look="accent" href={link}>
        {text}
      </ButtonLink>
      {others.map((run) => (
        <a key={run.firstDay} href={consultationPath(language, id, run.firstDay)}>
          {t('enrolFor', { dates: runDates(run, language) })}
        </a>
      ))}
      <span>{t('next')}</span>
    </p>
  )
}

/** Below an article about something else: the way to ask about it. */
export async function AskAbout({ article: { id } }: { article: Article }) {
  const [t, language] = [await getTranslations('offer'), await currentLanguage()]
  return (
    <p className={`${styles.ask} off-paper`}>
      <strong>{t('question')}</strong>
      <ButtonLink look="accent" href={consultationPath(language, id)}>
        {t('book')}
      </ButtonLink>
    </p>
  )
}
