import { getTranslations } from 'next-intl/server'
import type { Video } from '@/lib/backend/model'
import { frameLinkHtml, frameRights, linkHtml } from '@/lib/content/html/frame-link'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Cover } from '@/components/articles/cover'
import { Column } from '@/components/layout/column'
import { Island } from '@/components/ui/island'
import { Image } from '@/components/ui/image'
import { VideoPlayer } from './video-player'
import { SectionHead } from './section-head'
import styles from './video-section.module.css'

interface Props {
  video: Video
  /** An image on our own host: nothing of the video is loaded before the visitor asks. */
  poster: string | undefined
}

type Named = Record<'aria-label', string>

/** Without its script the link leads to the file, which the browser plays. */
const ofFile = (file: string, title: string, named: Named) => ({
  link: linkHtml({ href: file, ...named }),
  // Captions are in the image, and what is said stands below it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  player: <video src={file} controls autoPlay playsInline aria-label={title} />,
})

function atYoutube({ videoId, hasCaptions }: Video, language: Language, title: string, named: Named) {
  const id = encodeURIComponent(videoId ?? '')
  const captions = hasCaptions ? `&cc_load_policy=1&cc_lang_pref=${htmlLang[language]}` : ''
  const page = `https://www.youtube.com/watch?v=${id}`
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${captions}`
  return {
    link: frameLinkHtml({ src, page, title }, named),
    player: <iframe {...frameRights} src={src} title={title} sandbox={frameRights.sandbox} />,
  }
}

export async function VideoSection({ video, poster }: Props) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  const title = video.title[language]
  const named = { 'aria-label': t('playVideo', { title }) }
  const { link, player } =
    video.file === undefined ? atYoutube(video, language, title, named) : ofFile(video.file, title, named)
  return (
    <div className="band section">
      <Column>
        <section className={`stack ${styles.video}`} aria-labelledby="film">
          <div className="stack">
            <SectionHead id="film" title={t('video')} />
            <p className={styles.title}>{title}</p>
          </div>
          <Island id="film-player">
            <VideoPlayer player={player} link={link} title={title} labels={{ close: t('closeVideo') }}>
              {poster ? (
                <Image src={poster} alt="" width={2400} height={1350} sizes="(min-width: 64rem) 44rem, 92vw" />
              ) : (
                <Cover type="NEWS" title={title} night />
              )}
            </VideoPlayer>
          </Island>
          {video.transcript?.[language] && (
            <details className={`measure ${styles.transcript}`}>
              <summary>{t('transcript')}</summary>
              <p>{video.transcript[language]}</p>
            </details>
          )}
        </section>
      </Column>
    </div>
  )
}
