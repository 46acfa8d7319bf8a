'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** A day without a time, stored as yyyy-MM-dd: the browser's own field for dates has the same value. */
export function DayInput({ field, path: given, readOnly }: TextFieldClientProps) {
  const { name, label, required = false, admin } = field
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given ?? name })
  const isFixed = Boolean(readOnly || admin?.readOnly || disabled)
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={['field-type', 'text', showError && 'error', isFixed && 'read-only'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          value={value ?? ''}
          disabled={isFixed}
          aria-invalid={showError}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
    </div>
  )
}
