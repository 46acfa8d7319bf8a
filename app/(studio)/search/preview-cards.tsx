'use client'

import { defaultLanguage, htmlLang } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { slugify } from '@/lib/domain/text'
import { cutToWidth, widthOf } from '@/lib/domain/text-width'
import { shownByGoogle } from '@/lib/seo/advice'
import { pageTitle } from '@/lib/seo/page-title'
import { metaWithFallback } from '@/lib/seo/meta-with-fallback'
import { useWords } from '../use-words'
import styles from './preview-cards.module.css'
import { SharedPicture } from './shared-picture'
import { useRenderedPicture } from './use-rendered-picture'
import { usePictureAddress } from './use-picture-address'
import { useWrittenArticle } from './use-written-article'

/**
 * Shows the article in the form as Google, Facebook and Zalo would show it. The cards stay light in a dark studio, as
 * most people see them. `host` is the site's, as shown in addresses.
 */
export function PreviewCards({ host }: { host: string }) {
  const words = useWords()
  const article = useWrittenArticle()
  const { language = defaultLanguage, type = 'NEWS' } = article
  const meta = metaWithFallback(article)
  const title = meta.title || words('title')
  const description = meta.description || words('summary')
  const path = articlePath({ id: article.slug || slugify(article.title ?? '') || '…', type, language })
  const place = [host, ...decodeURI(path).split('/').filter(Boolean)].join(' › ')
  const rendered = useRenderedPicture(article)
  const picture = <SharedPicture rendered={rendered} address={usePictureAddress(article)} title={title} />
  return (
    <section aria-label={words('preview')} className={styles.cards}>
      <figure className={styles.wide}>
        <figcaption>Google</figcaption>
        <div className={styles.google} lang={htmlLang[language]}>
          <div className={styles.place}>
            <img src="/icon.svg" alt="" width="26" height="26" />
            <div>
              <div>ILC</div>
              <div className={styles.address}>{place}</div>
            </div>
          </div>
          <div className={styles.googleTitle}>{cutToWidth(pageTitle(title), shownByGoogle.title)}</div>
          <div className={styles.snippet}>{cutToWidth(description, shownByGoogle.description)}</div>
        </div>
        <p className={styles.letters}>
          {words('previewLetters')}: {words('title')} {widthOf(meta.title)}/{shownByGoogle.title} · {words('summary')}{' '}
          {widthOf(meta.description)}/{shownByGoogle.description}
        </p>
      </figure>
      <figure>
        <figcaption>Facebook</figcaption>
        <div className={styles.facebook} lang={htmlLang[language]}>
          {picture}
          <div className={styles.below}>
            <div className={styles.host}>{host.toUpperCase()}</div>
            <div className={styles.sharedTitle}>{title}</div>
            <div className={styles.oneLine}>{description}</div>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption>Zalo</figcaption>
        <div className={styles.zalo} lang={htmlLang[language]}>
          {picture}
          <div className={styles.below}>
            <div className={styles.sharedTitle}>{title}</div>
            <div className={styles.oneLine}>{description}</div>
            <div className={styles.host}>{host}</div>
          </div>
        </div>
      </figure>
      {rendered === undefined && <p className={styles.note}>{words('previewSketch')}</p>}
    </section>
  )
}
