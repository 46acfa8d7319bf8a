import { getTranslations } from 'next-intl/server'
import type { Article } from '@/lib/backend/model'
import { readableAddress } from '@/lib/content/html/readable-address'
import { dayOf } from '@/lib/domain/dates'
import { articlePath } from '@/lib/domain/paths'
import { shareAddress, shareTargets, type ShareTarget } from '@/lib/domain/share'
import { currentLanguage } from '@/lib/http/i18n/request'
import { settings } from '@/lib/operations/settings'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import buttons from '@/components/ui/button.module.css'
import styles from './share-buttons.module.css'

const button = `${buttons.button} ${buttons.plain}`

const icons = {
  facebook: 'social',
  x: 'x',
  zalo: 'zalo',
  linkedin: 'linkedin',
  email: 'email',
} as const satisfies Record<ShareTarget, string>

interface Props {
  article: Article
  title: string
}

/**
 * Ways to share an article (spec 2): plain links to other sites (nothing loads from them before a click), the device's
 * share sheet, a button that copies the address, a code for WeChat, which has no link, and the article as a reference.
 * The loader in the page's head answers both buttons (server/proxy/deferred-script-loader.js).
 */
export async function ShareButtons({ article, title }: Props) {
  const [t, language] = [await getTranslations('share'), await currentLanguage()]
  const url = settings().SITE_URL + articlePath(article)
  const link = (target: ShareTarget) => (
    <a
      className={button}
      href={shareAddress[target](url, title)}
      target={target === 'email' ? undefined : '_blank'}
      rel="noopener noreferrer nofollow"
    >
      <Icon name={icons[target]} />
      {t(target)}
    </a>
  )
  // Of these, none opens in China.
  const first = language === 'zh' ? 0 : 2
  return (
    <section className={`${styles.share} off-paper`} aria-labelledby="share-title">
      <h2 id="share-title" className="subheading">
        {t('title')}
      </h2>
      <ul role="list" className="row">
        <li>
          <button
            type="button"
            className={button}
            data-share={url}
            data-title={title}
            data-unsupported={t('unsupported')}
          >
            <Icon name="share" />
            {t('native')}
          </button>
        </li>
        <li className={styles.copy}>
          <button type="button" className={button} data-copy={url}>
            <span className={`row ${styles.ask}`}>
              <Icon name="link" />
              {t('copy')}
            </span>
            <span className={styles.copied}>
              <span aria-hidden="true">✓</span> {t('copied')}
            </span>
            <span className={styles.failed}>{t('copyFailed')}</span>
          </button>
          <VisuallyHidden role="status">
            <span className={styles.copied}>{t('copied')}</span>
            <span className={styles.failed}>{t('copyFailed')}</span>
          </VisuallyHidden>
        </li>
        {shareTargets.slice(0, first).map((target) => (
          <li key={target}>{link(target)}</li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{t('more')}</summary>
        <ul role="list" className="row">
          {shareTargets.slice(first).map((target) => (
            <li key={target}>{link(target)}</li>
          ))}
        </ul>
        <p className="row">
          <img src={`/api/qr/${encodeURIComponent(article.id)}`} alt="" width={144} height={144} loading="lazy" />
          <span>
            <strong>{t('wechat')}</strong>
            {t('wechatHint')}
          </span>
        </p>
      </details>
      <details className={styles.more}>
        <summary>{t('cite')}</summary>
        <Citation article={article} title={title} url={url} />
      </details>
    </section>
  )
}

/** The article as a reference, to select and copy. */
async function Citation({ article, title, url }: Props & { url: string }) {
  const t = await getTranslations()
  const institute = t('brand.name')
  const authors = article.authors.map(({ name }) => name).join(', ') || institute
  const year = article.createDate ? dayOf(article.createDate).slice(0, 4) : '–'
  return (
    <p className={styles.citation} translate="no">
      {t('share.citation', { authors, year, title, institute, url: readableAddress(url) })}
    </p>
  )
}
