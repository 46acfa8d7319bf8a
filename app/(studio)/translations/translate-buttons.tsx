'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { StudioKey } from '@/lib/backend/embedded/labels'
import type { Language } from '@/lib/domain/languages'
import { callStudio } from '../call-studio'
import { useWords } from '../use-words'
import styles from './translations.module.css'

const buttons = {
  vi: 'translateToVi',
  en: 'translateToEn',
  zh: 'translateToZh',
} as const satisfies Record<Language, StudioKey>

interface Props {
  id: number
  missing: Language[]
}

/** Buttons that make the draft of a translation, and open it. */
export function TranslateButtons({ id, missing }: Props) {
  const words = useWords()
  const router = useRouter()
  const [isCalling, setIsCalling] = useState(false)

  async function translate(language: Language): Promise<void> {
    setIsCalling(true)
    try {
      const made = await callStudio<{ id?: number }>('POST', `articles/${id}/translate`, { language })
      router.push(`/admin/collections/articles/${made.id}`)
    } catch (error) {
      toast.error((error instanceof Error && error.message) || words('translateFailed'))
      setIsCalling(false)
    }
  }

  return (
    <div className={styles.buttons}>
      {missing.map((language) => (
        <Button
          key={language}
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isCalling}
          onClick={() => void translate(language)}
        >
          {words(buttons[language])}
        </Button>
      ))}
    </div>
  )
}
