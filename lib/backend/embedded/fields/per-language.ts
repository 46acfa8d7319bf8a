import type { Field, GroupField } from 'payload'
import { languages } from '@/lib/domain/languages'
import { label } from '../labels'

export function perLanguage(
  name: string,
  labelKey: Parameters<typeof label>[0],
  type: 'text' | 'textarea' = 'text',
  most?: number,
): GroupField {
  const fields = languages.map((language): Field => {
    const limit = most !== undefined && { maxLength: most }
    const field = { name: language, label: label(language), required: language === 'vi', ...limit }
    return type === 'text' ? { ...field, type } : { ...field, type }
  })
  const help = most !== undefined && { admin: { description: label('atMostCharacters', { most }) } }
  return { name, type: 'group', label: label(labelKey), ...help, fields }
}
