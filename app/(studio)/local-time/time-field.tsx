'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { parseLocalTime, toLocalTime } from '@/lib/domain/local-time'

/**
 * A date and time in Hanoi, wherever the browser is. Payload's own field shows the time zone of the browser, unless
 * each record stores a time zone of its own.
 */
export function TimeField({ field, path: given, readOnly }: DateFieldClientProps) {
  const { name, label, required = false, admin } = field
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given ?? name,
  })
  const isFixed = Boolean(readOnly || admin?.readOnly || disabled)
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={['field-type', 'text', showError && 'error', isFixed && 'read-only'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          value={value ? toLocalTime(new Date(value)) : ''}
          disabled={isFixed}
          aria-invalid={showError}
          onChange={({ target }) => setValue(parseLocalTime(target.value)?.toISOString() ?? null)}
        />
      </div>
      <FieldDescription path={path} description={admin?.description} />
    </div>
  )
}
