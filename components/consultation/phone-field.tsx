'use client'

import type { ComponentProps, FormEvent } from 'react'
import { cleanPhone, phoneLength } from '@/lib/domain/phone'
import { Field } from '@/components/ui/field'

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'defaultValue'>

/** A phone number of at most eleven characters (spec 5); what is pasted is cleaned before it is cut, which `maxlength` would do at once. */
export function PhoneField(props: Props) {
  function tidy({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertText' && nativeEvent.inputType.startsWith('insert')
    // Also where a browser fills it in, which it does without a word of how.
    if (isPasted || currentTarget.value.length > phoneLength) currentTarget.value = cleanPhone(currentTarget.value).slice(0, phoneLength)
  }
  return <Field {...props} name="phone" type="tel" inputMode="tel" autoComplete="tel" onInput={tidy} />
}
