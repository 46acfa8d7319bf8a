'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { createTranslator } from 'use-intl/core'
import type { StudioKey } from '@/lib/backend/embedded/labels'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'

export type Labels = (key: StudioKey, values?: Record<string, number | string>) => string

export function useLabels(): Labels {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const { studio } = i18n.translations as unknown as { studio: Record<string, string> }
    const locale = isLanguage(i18n.language) ? i18n.language : defaultLanguage
    return createTranslator({ locale, messages: { studio }, namespace: 'studio' })
  }, [i18n.language, i18n.translations])
}
