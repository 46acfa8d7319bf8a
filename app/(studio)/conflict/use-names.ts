'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { studioTime } from '@/lib/domain/dates'
import { textOf, type Difference } from './compare'
import type { ConflictWords } from './words'

/** How fields and their values are shown. */
export function useNames(words: ConflictWords) {
  const { i18n } = useTranslation()

  const inLanguage = (label: unknown): string =>
    String(getTranslation(label as Parameters<typeof getTranslation>[0], i18n as Parameters<typeof getTranslation>[1]))

  /** The label of a field; its name if it has none. */
  const labelOf = (field: ClientField): string =>
    'label' in field && field.label ? inLanguage(field.label) : 'name' in field ? field.name : ''

  const nameOf = ({ field, within }: Difference): string =>
    [...within, field]
      .filter((part) => !('label' in part && part.label === false))
      .map(labelOf)
      .join(' · ')

  function shown(field: ClientField, value: unknown): string {
    if (field.type === 'checkbox') return value ? words.yes : words.no
    if ((field.type === 'select' || field.type === 'radio') && typeof value === 'string') {
      const option = field.options.find((one) => typeof one === 'object' && one.value === value)
      if (typeof option === 'object' && option.label) return inLanguage(option.label)
    }
    if (field.type === 'date' && typeof value === 'string' && value) return studioTime(new Date(value))
    return textOf(value)
  }

  return { nameOf, shown }
}
