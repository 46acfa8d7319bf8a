'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Language } from '@/lib/domain/languages'
import { callStudio } from '../call-studio'
import styles from './translations.module.css'

interface Props {
  id: number
  buttons: { language: Language; text: string }[]
  failed: string
}

/** Buttons that make the draft of a translation, and open it. */
export function TranslateButtons({ id, buttons, failed }: Props) {
  const router = useRouter()
  const [isCalling, setIsCalling] = useState(false)

  async function translate(language: Language): Promise<void> {
    setIsCalling(true)
    try {
      const made = await callStudio<{ id?: number }>('POST', `articles/${id}/translate`, { language })
      router.push(`/admin/collections/articles/${made.id}`)
    } catch (error) {
      toast.error((error instanceof Error && error.message) || failed)
      setIsCalling(false)
    }
  }

  return (
    <div className={styles.buttons}>
      {buttons.map(({ language, text }) => (
        <Button
          key={language}
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isCalling}
          onClick={() => void translate(language)}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
