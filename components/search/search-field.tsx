'use client'

import { Suspense, lazy, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isPopoverOpen } from '@/lib/http/browser/popovers'
import type { Language } from '@/lib/domain/languages'
import { longestQuery } from '@/lib/domain/search/limits'
import { WithoutFailing } from '@/components/ui/island'
import type { SearchWords } from './suggestions'
import styles from './search-field.module.css'

interface Props {
  language: Language
  labels: SearchWords
}

const Suggestions = lazy(() => import('./suggestions').then((module) => ({ default: module.Suggestions })))

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/**
 * The search field, an ordinary form field. The suggestions and their code load when it is first used. Arrow keys move
 * through the suggestions, Enter opens the selected one, Escape closes the list (a combobox).
 */
export function SearchField({ language, labels }: Props) {
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const [active, setActive] = useState<string>()
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    // The results are loaded with their document. Until it comes, this one says so; it may be returned to.
    const form = field.current?.form
    const onSubmit = () => setIsSent(true)
    const onReturn = () => setIsSent(false)
    form?.addEventListener('submit', onSubmit)
    addEventListener('pageshow', onReturn)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      removeEventListener('pageshow', onReturn)
    }
  }, [])

  useEffect(() => {
    const box = field.current?.closest('[popover]')
    const onToggle = () => {
      if (box && isPopoverOpen(box)) field.current?.focus()
    }
    box?.addEventListener('toggle', onToggle)
    // The box was opened before this script had loaded.
    if (box && isPopoverOpen(box) && !box.contains(document.activeElement)) field.current?.focus()
    return () => box?.removeEventListener('toggle', onToggle)
  }, [])

  const shown = open && typed.trim() !== ''
  const close = () => {
    setOpen(false)
    setActive(undefined)
  }

  function walk(event: KeyboardEvent) {
    // While an input method composes Chinese or Vietnamese letters, it uses these keys.
    if (event.nativeEvent.isComposing) return
    const options = [...document.querySelectorAll<HTMLAnchorElement>(`[id="${list}"] [role=option]`)]
    const at = options.findIndex((option) => option.id === active)
    const step = steps.get(event.key)
    if (event.key === 'Escape' && shown) {
      // Closes the list only; the next Escape closes the box.
      event.preventDefault()
      close()
    } else if (step && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      const next = at === -1 && step === -1 ? options.length - 1 : (at + step + options.length) % options.length
      setActive(options[next]?.id)
      options[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && shown && at >= 0) {
      event.preventDefault()
      options[at]?.click()
      close()
    }
  }

  return (
    <div
      className={styles.field}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <input
        ref={field}
        className={styles.input}
        // HTML allows no combobox of type "search".
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        required
        pattern=".*\S.*"
        maxLength={longestQuery}
        autoComplete="off"
        placeholder={labels.label}
        aria-label={labels.label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={used ? list : undefined}
        aria-activedescendant={shown ? active : undefined}
        onFocus={() => {
          setUsed(true)
          setTyped(field.current?.value ?? '')
        }}
        onInput={(event) => {
          // The field may have had the focus before this script had loaded.
          setUsed(true)
          setTyped(event.currentTarget.value)
          setOpen(true)
          setActive(undefined)
        }}
        onKeyDown={walk}
      />
      {used && (
        <WithoutFailing>
          <Suspense>
            <Suggestions
              id={list}
              typed={typed}
              shown={shown || isSent}
              isSent={isSent}
              active={active}
              language={language}
              labels={labels}
              onPick={close}
            />
          </Suspense>
        </WithoutFailing>
      )}
    </div>
  )
}
