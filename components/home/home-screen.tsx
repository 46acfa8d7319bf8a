import { getTranslations } from 'next-intl/server'
import type { ArticleSummary, ArticleTitle, Member, Partner, Video } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import { Column } from '@/components/layout/column'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Phrases } from '@/components/ui/phrases'
import { Image } from '@/components/ui/image'
import { VideoSection } from './video-section'
import { Hero } from './hero'
import { Intro } from './intro'
import { Latest } from './latest'
import { Leadership } from './leadership'
import { Partners } from './partners'
import { Services } from './services'
import picture from './scene.module.css'
import styles from './banner.module.css'

async function Banner({ home }: { home: SiteRecord['home'] }) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  const last = home.heroSlides.at(-1)
  const image = home.bannerImage || last?.image
  const focus = home.bannerImage ? undefined : last?.focus
  return (
    <div className={`deep ${styles.banner}`}>
      {image && (
        <div className={`frame ${picture.scene}`}>
          <Image src={image} focus={focus} alt="" width={2400} height={1350} sizes="(max-width: 48rem) 134vw, 100vw" />
        </div>
      )}
      <div className={`column stack ${picture.words} ${styles.labels}`}>
        {(['mission', 'vision'] as const).map((purpose) => (
          <section key={purpose} aria-labelledby={purpose}>
            <h2 id={purpose} className={styles.label}>
              {t(purpose)}
            </h2>
            <p className={styles[purpose]}>
              <Phrases text={home[purpose][language]} />
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}

interface Props {
  home: SiteRecord['home']
  services: ArticleSummary[]
  about: ArticleTitle[]
  research: ArticleSummary[]
  news: ArticleSummary[]
  leaders: Member[]
  video: Video | undefined
  partners: Partner[]
}

/**
 * The home page, in the order of the specification (spec 2); the latest articles follow the services. The titles of the
 * opening slides are headings below that of the page, which is not shown: the introduction shows it again.
 */
export async function HomeScreen({ home, services, about, research, news, leaders, video, partners }: Props) {
  const t = await getTranslations('brand')
  return (
    <>
      <VisuallyHidden as="h1">{t('name')}</VisuallyHidden>
      <Hero slides={home.heroSlides} />
      <Column>
        <Intro home={home} />
      </Column>
      <Services services={home.services} about={about} articles={services} />
      <Latest research={research} news={news} />
      <Banner home={home} />
      {leaders.length > 0 && <Leadership leaders={leaders} />}
      {video && <VideoSection video={video} poster={home.filmImage || home.heroSlides[0]?.image} />}
      {partners.length > 0 && <Partners partners={partners} />}
    </>
  )
}
