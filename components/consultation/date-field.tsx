'use client'

import { Suspense, lazy, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { parseTypedDate, toDateTime, toTypedDate } from '@/lib/domain/typed-date'
import { Field } from '@/components/ui/field'
import { WithoutFailing } from '@/components/ui/without-failing'
import styles from './date-field.module.css'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

/** Milliseconds after which the calendar closes once the pointer has left it (spec 9). */
const leaveTime = 1000

interface Props {
  label: string
  openLabel: string
  language: Language
  /** Intervals of days that cannot be chosen. */
  closed: readonly string[]
  error?: string
  defaultValue?: string
}

/**
 * A day, typed as MM/dd/yyyy or chosen from a calendar; below it the day is written out
 * (spec 2, 4; product decisions 5, 6).
 */
export function DateField({ label, openLabel, language, closed, error, defaultValue = '' }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(defaultValue)
  const day = parseTypedDate(typed)
  useEffect(() => {
    const forget = () => setTyped('')
    const form = place.current?.closest('form')
    form?.addEventListener('reset', forget)
    return () => {
      clearTimeout(timer.current)
      form?.removeEventListener('reset', forget)
    }
  }, [])

  const input = () => place.current?.querySelector('input')
  function hover(): void {
    if (!isOpen) isHovered.current = true
    setIsOpen(true)
  }
  function press(): void {
    // Hovering has opened the calendar already, so this click must not close it.
    const stays = isOpen && isHovered.current
    isHovered.current = false
    setIsOpen(stays || !isOpen)
  }
  function close(): void {
    isHovered.current = false
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  function choose(chosen: string): void {
    const field = input()
    if (field) {
      field.value = toTypedDate(chosen)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    close()
    opener.current?.focus()
  }
  function leave(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!place.current?.querySelector('[role=dialog]')?.contains(document.activeElement)) setIsOpen(false)
    }, leaveTime)
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return
    close()
    opener.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !place.current?.contains(relatedTarget)) close()
  }

  return (
    // The group only listens to pointer and focus events; the interactive elements are inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={place}
      role="group"
      aria-label={label}
      className={styles.place}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={leave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Field
        label={label}
        name="consultDate"
        placeholder="MM/dd/yyyy"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={defaultValue}
        error={error}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-label={openLabel}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={press}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hover()}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
        </svg>
      </button>
      <p className={styles.long}>{day && longDate(new Date(toDateTime(day)), language)}</p>
      <div id={id} className={styles.panel} role="dialog" aria-label={openLabel} hidden={!isOpen}>
        {isOpen && (
          <WithoutFailing>
            <Suspense>
              <Calendar day={day} language={language} closed={closed} onChoose={choose} />
            </Suspense>
          </WithoutFailing>
        )}
      </div>
    </div>
  )
}
