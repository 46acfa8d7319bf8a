'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps, TextFieldClientProps } from 'payload'
import { parseLocalTime, toLocalTime } from '@/lib/domain/local-time'

interface Props {
  field: Pick<TextFieldClientProps['field'] | DateFieldClientProps['field'], 'name' | 'label' | 'required' | 'admin'>
  path: string | undefined
  readOnly: boolean | undefined
  type: 'date' | 'datetime-local'
  /** What the browser's field shows of a stored value, and what is stored of what it has. */
  shown?: (value: string) => string
  stored?: (typed: string) => string | null
}

/** The browser's own field for dates, with the label, the error and the description of Payload's. */
function NativeField({ field, path: given, readOnly, type, shown = String, stored = String }: Props) {
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
          type={type}
          value={value ? shown(value) : ''}
          disabled={isFixed}
          aria-invalid={showError}
          onChange={({ target }) => setValue(stored(target.value))}
        />
      </div>
      <FieldDescription path={path} description={admin?.description} />
    </div>
  )
}

/** A day without a time, stored as yyyy-MM-dd: the browser's own field for dates has the same value. */
export const DayInput = ({ field, path, readOnly }: TextFieldClientProps) => (
  <NativeField field={field} path={path} readOnly={readOnly} type="date" />
)

/** A time in Hanoi. Payload's field has the browser's time zone, unless each record stores one of its own. */
export const TimeField = ({ field, path, readOnly }: DateFieldClientProps) => (
  <NativeField
    field={field}
    path={path}
    readOnly={readOnly}
    type="datetime-local"
    shown={(value) => toLocalTime(new Date(value))}
    stored={(typed) => parseLocalTime(typed)?.toISOString() ?? null}
  />
)
