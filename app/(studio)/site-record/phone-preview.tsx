'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import '@/app/styles/fonts.css'
import type { SiteRecord } from '@/lib/backend/embedded/payload-types'
import { languages, type Language } from '@/lib/domain/languages'
import { valuesOf } from '../block-values'
import { useLabels } from '../use-labels'
import styles from './preview.module.css'

/** The values of a form, in which everything may be missing. */
export type Typed<T> = T extends (infer Item)[]
  ? Typed<Item>[]
  : T extends object
    ? { [K in keyof T]?: Typed<T[K]> }
    : T

export type Say = (texts: Partial<Record<Language, string | null>> | undefined) => string

interface Props {
  address: string
  /** Renders a part of the form's values; `say` gives a text in the chosen language, or in Vietnamese. */
  children: (values: Typed<SiteRecord>, say: Say, language: Language) => ReactNode
}

export function PhonePreview({ address, children }: Props) {
  const labels = useLabels()
  const [fields] = useAllFormFields()
  const [language, setLanguage] = useState<Language>('vi')
  const [isOpen, setIsOpen] = useState(false)
  const say: Say = (texts) => texts?.[language] || texts?.vi || ''
  return (
    <details className={styles.preview} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{labels('phonePreview')}</summary>
      <p>
        {labels('phonePreviewHelp')}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {labels('seeOnSite')}
        </a>
      </p>
      <p className={styles.languages}>
        {languages.map((one) => (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {labels(one)}
          </button>
        ))}
      </p>
      {isOpen && (
        <div className={styles.phone} lang={language}>
          {children(valuesOf(fields) as Typed<SiteRecord>, say, language)}
        </div>
      )}
    </details>
  )
}
