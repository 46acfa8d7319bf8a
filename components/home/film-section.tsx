import { getTranslations } from 'next-intl/server'
import type { Video } from '@/lib/backend/model'
import { frameLinkHtml, frameRights } from '@/lib/content/html/frame-link'
import { currentLanguage } from '@/lib/i18n/request'
import { Column } from '@/components/layout/column'
import { Island } from '@/components/ui/island'
import { Picture } from '@/components/ui/picture'
import { Film } from './film'
import { SectionHead } from './section-head'
import styles from './film-section.module.css'

interface Props {
  video: Video
  /** A picture on our own host: the film's host is not contacted before the visitor asks. */
  poster: string | undefined
}

/** The introductory film (spec 2). */
export async function FilmSection({ video, poster }: Props) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  const title = video.title[language]
  const id = encodeURIComponent(video.videoId)
  const page = `https://www.youtube.com/watch?v=${id}`
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
  return (
    <div className={styles.band}>
      <Column>
        <section className={styles.film} aria-labelledby="film">
          <div className={styles.head}>
            <SectionHead id="film" title={t('film')} />
            <p className={styles.title}>{title}</p>
          </div>
          <Island id="film-player">
            <Film
              frame={{ ...frameRights, src }}
              link={frameLinkHtml({ src, page, title }, { 'aria-label': t('playFilm', { title }) })}
              title={title}
              words={{ close: t('closeFilm') }}
            >
              {poster && (
                <Picture src={poster} alt="" width={2400} height={1350} sizes="(min-width: 64rem) 44rem, 92vw" />
              )}
            </Film>
          </Island>
        </section>
      </Column>
    </div>
  )
}
