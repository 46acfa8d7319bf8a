import type { Field, GroupField } from 'payload'
import { languages } from '@/lib/domain/languages'
import { label } from '../labels'

/** One text in the three languages, side by side. */
export function perLanguage(name: string, labelKey: Parameters<typeof label>[0], type: 'text' | 'textarea' = 'text'): GroupField {
  const fields = languages.map((language): Field => {
    const field = { name: language, label: label(language), required: language === 'vi' }
    return type === 'text' ? { ...field, type } : { ...field, type }
  })
  return { name, type: 'group', label: label(labelKey), fields }
}
