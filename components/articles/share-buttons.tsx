import { getTranslations } from 'next-intl/server'
import type { Article } from '@/lib/backend/model'
import { articlePath } from '@/lib/domain/paths'
import { shareAddress, shareTargets } from '@/lib/domain/share'
import { settings } from '@/lib/operations/settings'
import { Icon } from '@/components/ui/icon'
import { Island } from '@/components/ui/island'
import { CopyLink } from './copy-link'
import { NativeShare } from './native-share'
import styles from './share-buttons.module.css'

const icons = { facebook: 'social', x: 'x', zalo: 'zalo' } as const satisfies Record<
  (typeof shareTargets)[number],
  string
>

/**
 * Ways to share an article (spec 2): plain links to other sites (nothing loads from them before a click), the device's
 * share sheet, and a button that copies the address.
 */
export async function ShareButtons({ article, title }: { article: Article; title: string }) {
  const t = await getTranslations('share')
  const url = settings().SITE_URL + articlePath(article)
  return (
    <section className={`${styles.share} off-paper`} aria-labelledby="share-title">
      <h2 id="share-title">{t('title')}</h2>
      <ul role="list">
        <li>
          <Island id="share-native">
            <NativeShare
              className={styles.button}
              icon={<Icon name="share" />}
              url={url}
              title={title}
              label={t('native')}
              unsupported={t('unsupported')}
            />
          </Island>
        </li>
        {shareTargets.map((target) => (
          <li key={target}>
            <a
              className={styles.button}
              href={shareAddress[target](url, title)}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              <Icon name={icons[target]} />
              {t(target)}
            </a>
          </li>
        ))}
        <li>
          <Island id="share-copy">
            <CopyLink
              className={styles.button}
              icon={<Icon name="link" />}
              url={url}
              words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
            />
          </Island>
        </li>
      </ul>
    </section>
  )
}
