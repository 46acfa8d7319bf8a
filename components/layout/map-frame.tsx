import { getTranslations } from 'next-intl/server'
import { escapeHtml } from '@/lib/content/html/escape'
import { allowedFrame } from '@/lib/content/html/embeds'
import { frameLinkHtml } from '@/lib/content/html/frame-link'
import styles from './map-frame.module.css'

interface Props {
  src: string
  place: string
  className?: string | undefined
}

const drawnMap =
  '<picture><source srcset="/map-dark.svg" media="screen and (prefers-color-scheme:dark)">' +
  '<img src="/map.svg" alt="" loading="lazy" decoding="async"></picture>'

export async function MapFrame({ src, place, className }: Props) {
  const ask = (await getTranslations('contactPage'))('openMap')
  const allowed = allowedFrame(src)
  // The page's Content-Security-Policy blocks frames of other hosts.
  if (!allowed) return <a href={src}>{ask}</a>
  const label = `<span>${escapeHtml(place)} <b>${escapeHtml(ask)}</b></span>`
  const html = frameLinkHtml(
    { src: allowed.src, page: allowed.page, title: ask },
    { class: styles.link },
    `${drawnMap}${label}`,
  )
  return (
    <div className={[styles.map, className].filter(Boolean).join(' ')} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
