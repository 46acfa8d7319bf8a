import type { SelectField } from 'payload'
import { languages } from '@/lib/domain/languages'
import { label } from '../labels'

type More = Pick<SelectField, 'access' | 'admin' | 'defaultValue' | 'index' | 'required'>

export const languageField = (more: More): SelectField =>
  ({
    name: 'language',
    type: 'select',
    label: label('language'),
    options: languages.map((value) => ({ value, label: label(value) })),
    ...more,
  }) as SelectField
