import { getTranslations } from 'next-intl/server'
import { escapeHtml } from '@/lib/domain/text'
import { allowedFrame } from '@/lib/content/html/embeds'
import { frameLinkHtml } from '@/lib/content/html/frame-link'
import type { SiteRecord } from '@/lib/backend/site-record'
import { amapLink } from '@/lib/domain/messengers'
import { currentLanguage } from '@/lib/http/i18n/request'
import styles from './map-frame.module.css'

interface Props {
  contact: SiteRecord['contact']
  className?: string | undefined
}

const drawnMap =
  '<picture><source srcset="/map-dark.svg" media="screen and (prefers-color-scheme:dark)">' +
  '<img src="/map.svg" alt="" loading="lazy" decoding="async"></picture>'

/** The map, and in Chinese a link to one that opens in China too. */
export async function MapFrame({ contact: { map, address }, className }: Props) {
  const [t, language] = [await getTranslations('contactPage'), await currentLanguage()]
  const [ask, src, place] = [t('openMap'), map.embedUrl, address[language]]
  const allowed = allowedFrame(src)
  // The page's Content-Security-Policy blocks frames of other hosts.
  if (!allowed) return <a href={src}>{ask}</a>
  const label = `<span class="box">${escapeHtml(place)} <b>${escapeHtml(ask)}</b></span>`
  const html = frameLinkHtml(
    { src: allowed.src, page: allowed.page, title: ask },
    { class: styles.link },
    `${drawnMap}${label}`,
  )
  return (
    <>
      <div className={[styles.map, className].filter(Boolean).join(' ')} dangerouslySetInnerHTML={{ __html: html }} />
      {language === 'zh' && (
        <p className={`targets ${styles.amap}`}>
          <a href={amapLink(map, place)}>{t('openAmap')}</a>
        </p>
      )}
    </>
  )
}
