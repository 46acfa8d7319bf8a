import { getTranslations } from 'next-intl/server'
import type { Article } from '@/lib/backend/model'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { isOver, runsFrom, type Offer as CourseOffer, runDates } from '@/lib/domain/offer'
import { consultationPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getToday } from '@/lib/queries/cache-content'
import { ButtonLink } from '@/components/ui/button'
import styles from './offer.module.css'

/** Nothing without a value. */
function Fact({ name, value }: { name: string; value: string | string[] | undefined }) {
  if (!value?.length) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? value : <List items={value} />}</dd>
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

async function runTexts(offer: CourseOffer, language: Language): Promise<string | string[]> {
  const [t, today] = [await getTranslations('offer'), await getToday()]
  if (isOver(offer, today)) return t('overNote')
  const runs = runsFrom(offer, today)
  return runs.length > 0 ? runs.map((run) => runDates(run, language)) : t('noDates')
}

/** What a service or a course offers, above its text. In a preview its button leads nowhere. */
export async function Offer({ article, isDraft }: { article: Article; isDraft: boolean }) {
  const { offer, type } = article
  if (!offer) return null
  const [t, language] = [await getTranslations('offer'), await currentLanguage()]
  const lang = article.language === language ? undefined : htmlLang[article.language]
  const isCourse = type === 'TRAINING'
  const whereOnline = offer.place ? t('alsoOnline', { place: offer.place }) : t('online')
  return (
    <section className={`box stack ${styles.offer}`} aria-labelledby="offer" lang={lang}>
      <h2 id="offer" className="subheading">
        {t(isCourse ? 'course' : 'service')}
      </h2>
      {offer.promise && (
        <p>
          <strong>{offer.promise}</strong>
        </p>
      )}
      <dl className="facts">
        <Fact name={t(isCourse ? 'includesCourse' : 'includesService')} value={offer.includes} />
        {isCourse && <Fact name={t('dates')} value={await runTexts(offer, language)} />}
        <Fact name={t('duration')} value={offer.duration} />
        {isCourse && <Fact name={t('place')} value={offer.isOnline ? whereOnline : offer.place} />}
        <Fact name={t('fee')} value={offer.fee} />
        <Fact name={t('seats')} value={offer.seats} />
        <Fact name={t('audience')} value={offer.audience} />
        <Fact name={t('bring')} value={offer.bring} />
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
    <p className={`row targets ${styles.next} off-paper`}>
      <ButtonLink look="accent" href={link}>
        {text}
      </ButtonLink>
      {others.map((run) => (
        <a key={run.firstDay} href={consultationPath(language, id, run.firstDay)}>
          {t('enrolFor', { dates: runDates(run, language) })}
        </a>
      ))}
      <span className="muted">{t('next')}</span>
    </p>
  )
}

/** Below an article about something else: the way to ask about it. */
export async function AskAbout({ article: { id } }: { article: Article }) {
  const [t, language] = [await getTranslations('offer'), await currentLanguage()]
  return (
    <p className={`spread ${styles.ask} off-paper`}>
      <strong>{t('question')}</strong>
      <ButtonLink look="accent" href={consultationPath(language, id)}>
        {t('book')}
      </ButtonLink>
    </p>
  )
}
