'use client'

import './without-eval'
import { useDocumentInfo, useFormModified, usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'
import { defaultLanguage, htmlLang } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { slugify, cutToWidth, widthOf } from '@/lib/domain/text'
import { shownByGoogle } from '@/lib/seo/advice'
import { pageTitle, metaWithFallback } from '@/lib/seo/page-title'
import { useLabels } from '../use-labels'
import styles from './preview-cards.module.css'
import { useWrittenArticle } from './use-written-article'

const stored = z.object({ docs: z.tuple([z.object({ url: z.string() })]) })

function useImageAddress({ meta, previewImage }: Partial<Article>): string | undefined {
  const id = idOf(meta?.image) ?? idOf(previewImage)
  const [{ data }] = usePayloadAPI(`/admin/api/media?depth=0&limit=1&where[id][equals]=${id ?? 0}`)
  return stored.safeParse(data).data?.docs[0].url
}

/** The image that the site renders for shared links; undefined if the form differs from the published article. */
function useRenderedImage({ slug, _status }: Partial<Article>): string | undefined {
  const isModified = useFormModified()
  const { lastUpdateTime } = useDocumentInfo()
  if (!slug || _status !== 'published' || isModified) return undefined
  // Any other file name redirects to the current image.
  return `/preview/article/${encodeURIComponent(slug)}/${lastUpdateTime}.jpg`
}

function SharedImage({ rendered, address, title }: { rendered?: string; address?: string; title: string }) {
  const [failed, setFailed] = useState<string>()
  if (rendered !== undefined && rendered !== failed)
    return <img className={styles.image} src={rendered} alt="" onError={() => setFailed(rendered)} />
  return (
    <div className={styles.sketch} data-on={address === undefined ? 'paper' : 'picture'}>
      {address !== undefined && <img src={address} alt="" />}
      <span className={styles.imageTitle}>{title}</span>
      <span className={styles.brand}>ILC</span>
    </div>
  )
}

/** As Google, Facebook and Zalo would show it. The cards stay light in a dark studio, as most people see them. */
export function PreviewCards({ host }: { host: string }) {
  const labels = useLabels()
  const article = useWrittenArticle()
  const { language = defaultLanguage, type = 'NEWS' } = article
  const meta = metaWithFallback(article)
  const title = meta.title || labels('title')
  const description = meta.description || labels('summary')
  const path = articlePath({ id: article.slug || slugify(article.title ?? '') || '…', type, language })
  const place = [host, ...decodeURI(path).split('/').filter(Boolean)].join(' › ')
  const rendered = useRenderedImage(article)
  const image = <SharedImage rendered={rendered} address={useImageAddress(article)} title={title} />
  return (
    <section aria-label={labels('preview')} className={styles.cards}>
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
          <div>{cutToWidth(description, shownByGoogle.description)}</div>
        </div>
        <p className={styles.letters}>
          {labels('previewLetters')}: {labels('title')} {widthOf(meta.title)}/{shownByGoogle.title} ·{' '}
          {labels('summary')} {widthOf(meta.description)}/{shownByGoogle.description}
        </p>
      </figure>
      <figure>
        <figcaption>Facebook</figcaption>
        <div className={styles.facebook} lang={htmlLang[language]}>
          {image}
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
          {image}
          <div className={styles.below}>
            <div className={styles.sharedTitle}>{title}</div>
            <div className={styles.oneLine}>{description}</div>
            <div className={styles.host}>{host}</div>
          </div>
        </div>
      </figure>
      {rendered === undefined && <p className={styles.note}>{labels('previewSketch')}</p>}
    </section>
  )
}
