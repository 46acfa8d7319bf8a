'use client'

import { FieldDescription, FieldLabel, ReactSelect, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { titleParts } from '@/lib/domain/codes'
import type { Label } from '@/lib/backend/embedded/labels'
import { inLanguage } from './post-field'

interface Props extends TextFieldClientProps {
  titles: Record<string, Label>
}

/** In a member's form: academic titles by their names, stored as the contract has them, separated by commas. */
export function TitlesField({ field, path, titles }: Props) {
  const { i18n } = useTranslation()
  const { value, setValue } = useField<string>({ path })
  const toOption = (code: string) => ({ label: titles[code] ? inLanguage(titles[code], i18n) : code, value: code })
  const chosen = titleParts(value ?? '').map((part) => toOption('code' in part ? part.code : part.text))

  return (
    <div className="field-type select">
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <ReactSelect
          id={`field-${path}`}
          isMulti
          isCreatable
          options={Object.keys(titles).map(toOption)}
          value={chosen}
          onChange={(next) =>
            setValue((Array.isArray(next) ? next : [next]).map((option) => String(option.value)).join(', '))
          }
        />
        <FieldDescription description={field.admin?.description ?? ''} path={path} />
      </div>
    </div>
  )
}
