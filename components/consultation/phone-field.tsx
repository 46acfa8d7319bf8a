'use client'

import { useState, type ComponentProps, type CompositionEvent, type FormEvent } from 'react'
import { faultWhileTyping, tidyPhone } from '@/lib/domain/phone'
import { Field } from '@/components/ui/field'

interface Props
  extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'error' | 'defaultValue' | 'aria-required'> {
  faults: Record<NonNullable<ReturnType<typeof faultWhileTyping>>, string>
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
export function PhoneField({ faults, error, ...props }: Props) {
  const [fault, setFault] = useState<keyof typeof faults>()

  function tidy(input: HTMLInputElement, how: 'typed' | 'pasted'): void {
    const tidied = tidyPhone(input.value, how)
    // Setting the value moves the caret to the end.
    if (tidied !== input.value) input.value = tidied
    const found = faultWhileTyping(tidied)
    setFault(found)
    if (found && !fault) input.form?.addEventListener('reset', () => setFault(undefined), { once: true })
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
      error={fault ? faults[fault] : error}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInput={onInput}
      onCompositionEnd={onCompositionEnd}
    />
  )
}
