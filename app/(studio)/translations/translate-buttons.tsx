'use client'

import { useRouter } from 'next/navigation'
import type { StudioKey } from '@/lib/backend/embedded/labels'
import type { Language } from '@/lib/domain/languages'
import { callStudio } from '../call-studio'
import { SmallButton } from '../small-button'
import { useCalling } from '../use-calling'
import { useLabels } from '../use-labels'
import styles from './translations.module.css'

const buttons = {
  vi: 'translateToVi',
  en: 'translateToEn',
  zh: 'translateToZh',
} as const satisfies Record<Language, StudioKey>

export function TranslateButtons({ id, missing }: { id: number; missing: Language[] }) {
  const labels = useLabels()
  const router = useRouter()
  const { isCalling, run } = useCalling()
  const translate = (language: Language) =>
    run(async () => {
      const made = await callStudio<{ id?: number }>('POST', `articles/${id}/translate`, { language })
      router.push(`/admin/collections/articles/${made.id}`)
    })

  return (
    <div className={styles.buttons}>
      {missing.map((language) => (
        <SmallButton key={language} disabled={isCalling} onClick={() => void translate(language)}>
          {labels(buttons[language])}
        </SmallButton>
      ))}
    </div>
  )
}
