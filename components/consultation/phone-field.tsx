'use client'

import { useState, type ComponentProps, type CompositionEvent, type FormEvent } from 'react'
import { errorWhileTyping, tidyPhone } from '@/lib/domain/phone'
import { Field } from '@/components/ui/field'

interface Props
  extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'error' | 'defaultValue' | 'aria-required'> {
  errors: Record<NonNullable<ReturnType<typeof errorWhileTyping>>, string>
}

/** Whether an event is about a single character; pasted and filled-in texts come as a whole. */
const isKeystroke = (event: Event): boolean =>
  event instanceof InputEvent &&
  (event.inputType.startsWith('delete') ||
    event.inputType.endsWith('Composition') ||
    event.inputType === 'insertCompositionText' ||
    (event.inputType === 'insertText' && (event.data?.length ?? 0) <= 1))

/**
 * A phone number: a Vietnamese one of at most eleven digits (spec 5), or one of another country. Pasted text is cleaned
 * and never cut, so `maxlength` is not used.
 */
export function PhoneField({ errors, error, ...props }: Props) {
  const [typedError, setTypedError] = useState<keyof typeof errors>()

  function tidy(input: HTMLInputElement, how: 'typed' | 'pasted'): void {
    const tidied = tidyPhone(input.value, how)
    // Setting the value moves the caret to the end.
    if (tidied !== input.value) input.value = tidied
    const result = errorWhileTyping(tidied)
    setTypedError(result)
    if (result && !typedError) input.form?.addEventListener('reset', () => setTypedError(undefined), { once: true })
  }
  function onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
    // An input method replaces what it is composing, so a change in between would be repeated.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
    tidy(currentTarget, isKeystroke(nativeEvent) ? 'typed' : 'pasted')
  }
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => tidy(currentTarget, 'typed')
  return (
    <Field
      {...props}
      error={typedError ? errors[typedError] : error}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInput={onInput}
      onCompositionEnd={onCompositionEnd}
    />
  )
}
