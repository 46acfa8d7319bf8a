'use client'

import '../search/without-eval'
import { useDebounce, useDocumentEvents, useDocumentInfo, useFormModified, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWrittenArticle } from '../search/use-written-article'
import { preparedText } from './prepared-text'

/** Milliseconds after the last key press before the server prepares the text. */
const pause = 800

/** Shows what is typed after a pause, and everything once it is saved. `name` is the title of the frame. */
export function useLivePreview(name: string): void {
  const { iframeRef, isLivePreviewing, loadedURL, popupRef, previewWindowType, shouldRenderIframe } =
    useLivePreviewContext()
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const isModified = useFormModified()
  const article = useDebounce(useWrittenArticle(), pause)
  const savedAt = mostRecentUpdate?.id === id ? mostRecentUpdate?.updatedAt : undefined
  const isShown = isLivePreviewing && loadedURL !== undefined
  const inFlight = useRef(Promise.resolve())
  const find = useEffectEvent(() =>
    previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow,
  )

  useEffect(() => {
    const hasFrame = shouldRenderIframe && previewWindowType === 'iframe'
    if (hasFrame && iframeRef.current) iframeRef.current.title = name
  }, [iframeRef, name, shouldRenderIframe, previewWindowType])

  useEffect(() => {
    // At a reload the browser keeps the place on the page.
    if (savedAt !== undefined) find()?.location.reload()
  }, [savedAt])

  useEffect(() => {
    if (!isShown || !isModified) return
    let isSuperseded = false
    const part = (name: string) => find()?.document.querySelector(`[data-draft=${name}]`)
    const title = part('title')
    if (title && article.title) title.textContent = article.title
    const show = async () => {
      // One request at a time, however fast somebody types.
      await inFlight.current
      const html = isSuperseded ? undefined : (await preparedText(article)).html
      const text = part('text')
      if (text && html !== undefined) text.innerHTML = html
    }
    // Without an answer the preview stays as it is, until the next key press or the next save.
    inFlight.current = show().catch(() => undefined)
    return () => {
      isSuperseded = true
    }
  }, [article, isModified, isShown])
}
