import type { SelectField } from 'payload'
import { languages } from '@/lib/domain/languages'
import { label, options } from '../labels'

type More = Pick<SelectField, 'access' | 'admin' | 'defaultValue' | 'index' | 'required'>

export const languageField = (more: More): SelectField =>
  ({
    name: 'language',
    type: 'select',
    label: label('language'),
    options: options(languages, { vi: 'vi', en: 'en', zh: 'zh' }),
    ...more,
  }) as SelectField
