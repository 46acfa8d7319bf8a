import type { Field, GroupField } from 'payload'
import { languages } from '@/lib/domain/languages'
import { label } from '../labels'

/** A group of three fields: one text in each language. */
export function perLanguage(
  name: string,
  labelKey: Parameters<typeof label>[0],
  type: 'text' | 'textarea' = 'text',
): GroupField {
  const fields = languages.map((language): Field => {
    const field = { name: language, label: label(language), required: language === 'vi' }
    return type === 'text' ? { ...field, type } : { ...field, type }
  })
  return { name, type: 'group', label: label(labelKey), fields }
}
