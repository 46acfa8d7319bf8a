import { getTranslations } from 'next-intl/server'
import type { SiteRecord } from '@/lib/backend/site-record'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Phrases } from '@/components/ui/phrases'
import { Image } from '@/components/ui/image'
import styles from './banner.module.css'

export async function Banner({ home }: { home: SiteRecord['home'] }) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  const last = home.heroSlides.at(-1)
  const image = home.bannerImage || last?.image
  const focus = home.bannerImage ? undefined : last?.focus
  return (
    <div className={styles.banner}>
      {image && (
        <div className={styles.scene}>
          <Image src={image} focus={focus} alt="" width={2400} height={1350} sizes="(max-width: 48rem) 134vw, 100vw" />
        </div>
      )}
      <div className={styles.labels}>
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
