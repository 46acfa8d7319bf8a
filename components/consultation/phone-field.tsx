'use client'

import type { ComponentProps, FormEvent } from 'react'
import { cleanPhone, phoneLength } from '@/lib/domain/phone'
import { Field } from '@/components/ui/field'

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'defaultValue'>

/**
 * A phone number of at most eleven characters (spec 5). Pasted text is cleaned before it is cut, so `maxlength`, which
 * cuts first, is not used.
 */
export function PhoneField(props: Props) {
  function tidy({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
    const isPasted =
      nativeEvent instanceof InputEvent &&
      nativeEvent.inputType !== 'insertText' &&
      nativeEvent.inputType.startsWith('insert')
    // The length check also catches autofill, whose events have no `inputType`.
    if (isPasted || currentTarget.value.length > phoneLength)
      currentTarget.value = cleanPhone(currentTarget.value).slice(0, phoneLength)
  }
  return <Field {...props} name="phone" type="tel" inputMode="tel" autoComplete="tel" onInput={tidy} />
}
