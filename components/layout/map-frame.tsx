import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { htmlLang } from '@/lib/domain/languages'
import { allowedFrame } from '@/lib/content/html/embeds'
import { deferredFrame } from '@/lib/content/html/deferred-frame'

interface Props {
  /** Address of the map to embed. */
  src: string
  className?: string
}

/** The head office on a map, which its host is asked for only when the visitor opens it (spec 2). */
export async function MapFrame({ src, className }: Props) {
  const [t, language] = [await getTranslations('contactPage'), await currentLanguage()]
  const ask = t('openMap')
  const allowed = allowedFrame(src)
  // The pages' policy lets no other host's frame in.
  if (!allowed) return <a href={src}>{ask}</a>
  const { title, ...frame } = deferredFrame({ src: allowed.src, title: ask, ask, lang: htmlLang[language] })
  // The frame holds our own link until the visitor follows it to the map that the staff chose; a sandbox with what maps need would shut out nothing.
  // eslint-disable-next-line react/iframe-missing-sandbox
  return <iframe className={className} title={title} {...frame} />
}
