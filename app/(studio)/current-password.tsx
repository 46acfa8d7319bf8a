'use client'

import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

const isValid = () => true as const

export function CurrentPassword({ field, path }: TextFieldClientProps) {
  return (
    <div style={{ marginBlockEnd: '1.5rem' }}>
      <PasswordField
        autoComplete="current-password"
        field={{ name: path, label: field.label ?? '' }}
        path={path}
        validate={isValid}
      />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}
