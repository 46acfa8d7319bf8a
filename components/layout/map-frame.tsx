import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { htmlLang } from '@/lib/domain/languages'
import { allowedFrame } from '@/lib/content/html/embeds'
import { deferredFrame } from '@/lib/content/html/deferred-frame'

interface Props {
  /** Address of the map to embed. */
  src: string
  /** The postal address of the head office, shown on the drawn map. */
  place: string
  className?: string
}

/** The head office on a drawn map, in whose place the real one loads when the visitor opens it (spec 2). */
export async function MapFrame({ src, place, className }: Props) {
  const [t, language] = [await getTranslations('contactPage'), await currentLanguage()]
  const ask = t('openMap')
  const allowed = allowedFrame(src)
  // The page's Content-Security-Policy blocks frames of other hosts.
  if (!allowed) return <a href={src}>{ask}</a>
  const { title, ...frame } = deferredFrame({ src: allowed.src, title: ask, ask, lang: htmlLang[language], place })
  // The frame holds our own link until the visitor opens the map that the staff chose. With all that maps need, a
  // sandbox would block nothing.
  // eslint-disable-next-line react/iframe-missing-sandbox
  return <iframe className={className} title={title} {...frame} />
}
