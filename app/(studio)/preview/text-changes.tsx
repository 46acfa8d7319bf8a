'use client'

import { toast, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWrittenArticle } from '../search/use-written-article'
import { useWords } from '../use-words'
import { changesInWords } from './change-words'
import { preparedText } from './prepared-text'
import styles from './preview.module.css'

const noticeMs = 20_000

export function TextChanges() {
  const words = useWords()
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const article = useWrittenArticle()
  const [notice, setNotice] = useState<string>()
  const savedAt = mostRecentUpdate?.id === id ? mostRecentUpdate?.updatedAt : undefined
  const find = useEffectEvent(async () => {
    const prepared = article.format === 'HTML' && article.html ? await preparedText(article) : undefined
    return prepared && changesInWords(prepared.changes, words, 'changedBefore')
  })

  useEffect(() => {
    let isSuperseded = false
    const show = async () => {
      const found = await find()
      if (isSuperseded) return
      setNotice(found)
      if (found && savedAt !== undefined) toast.warning(found, { duration: noticeMs })
    }
    // Without an answer nothing is known; the next save asks again.
    show().catch(() => undefined)
    return () => {
      isSuperseded = true
    }
  }, [savedAt])
  return <div role="status">{notice && <p className={styles.warning}>{notice}</p>}</div>
}
