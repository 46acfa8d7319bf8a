'use client'

import {
  Suspense,
  lazy,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { offerName } from '@/lib/consultation/typed'
import { dayOf, longDate } from '@/lib/domain/dates'
import { isClosedOn, type Closed } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import { dayToOffer, isUnreal, parseTypedDate, toDateTime, toTypedDate } from '@/lib/domain/typed-date'
import { Field } from '@/components/ui/field'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { WithoutFailing } from '@/components/ui/island'
import type { DateWords } from './words'
import fieldStyles from '@/components/ui/field.module.css'
import styles from './date-field.module.css'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

/** Milliseconds after which the calendar closes once the pointer has left it (spec 9). */
const leaveTime = 1000

interface Props {
  /** The id of the input. */
  inputId?: string
  words: DateWords
  language: Language
  closed: Closed
  error?: string
  defaultValue?: string
}

/**
 * A day, typed as MM/dd/yyyy or chosen from a calendar; below it the day is written out
 * (spec 2, 4; product decisions 5, 6). For a date typed in another order, a button offers the day that it may mean,
 * and for a closed day the next open one. Before scripts load, the button sends the form to be shown again with that day. The calendar opens below the field,
 * or above it if only there is room.
 */
export function DateField({ inputId, words, language, closed, error, defaultValue = '' }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)
  /** Whether the opener gets the focus once the calendar is closed. */
  const takesFocusBack = useRef(false)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  /** How often the calendar was opened by key; 0 if it was opened otherwise. */
  const [keyed, setKeyed] = useState(0)
  const [typed, setTyped] = useState(defaultValue)
  const isScripted = useInBrowser(() => true, false)
  const day = parseTypedDate(typed)
  // A cached page does not know which day it is: without script, only the answer tells a closed day from a past one.
  const today = useInBrowser(() => dayOf(new Date()), '')
  const isClosed = today ? day !== undefined && day >= today && isClosedOn(day, closed) : error === words.dateClosed
  const offer = day === undefined || isClosed ? dayToOffer(typed, closed) : undefined
  const writtenOut = (day: string) => longDate(new Date(toDateTime(day)), language)
  useEffect(() => {
    const forget = () => setTyped('')
    // The visitor may have typed before scripts loaded.
    queueMicrotask(() => setTyped(place.current?.querySelector('input')?.value ?? ''))
    const form = place.current?.closest('form')
    form?.addEventListener('reset', forget)
    return () => {
      clearTimeout(timer.current)
      form?.removeEventListener('reset', forget)
    }
  }, [])

  useEffect(() => {
    // The calendar may take the focus until it is gone.
    if (!isOpen && takesFocusBack.current) opener.current?.focus()
    takesFocusBack.current = false
    if (!isOpen) return
    // Not `click`, which Safari keeps from places that are no controls. A finger that scrolls lifts without this event.
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerup', closeFromOutside)
    return () => document.removeEventListener('pointerup', closeFromOutside)
  }, [isOpen])

  const input = () => place.current?.querySelector('input')
  function hover(): void {
    if (isOpen) return
    isHovered.current = true
    setKeyed(0)
    setIsOpen(true)
  }
  function press({ detail, isTrusted }: MouseEvent): void {
    // Hovering has opened the calendar already, so this click must not close it.
    const stays = isOpen && isHovered.current
    isHovered.current = false
    // Clicks are counted, but not those by key, nor a press that the loader repeats once this script is there.
    if (detail === 0 && isTrusted) setKeyed(keyed + 1)
    else if (!isOpen) setKeyed(0)
    setIsOpen(stays || !isOpen)
    if (stays) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }
  function close(): void {
    isHovered.current = false
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  function write(chosen: string): void {
    const field = input()
    if (!field) return
    field.value = toTypedDate(chosen)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function choose(chosen: string): void {
    write(chosen)
    takesFocusBack.current = true
    close()
  }
  function take(offered: string): void {
    write(offered)
    // The button that had the focus is no longer rendered.
    input()?.focus()
  }
  function leave({ pointerType }: ReactPointerEvent): void {
    clearTimeout(timer.current)
    // A finger leaves whenever it is lifted.
    if (pointerType !== 'mouse') return
    timer.current = setTimeout(() => {
      if (!place.current?.querySelector('[role=dialog]')?.contains(document.activeElement)) setIsOpen(false)
    }, leaveTime)
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return
    takesFocusBack.current = true
    close()
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
      aria-label={words.date}
      className={styles.place}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={leave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Field
        id={inputId}
        label={words.date}
        hint={words.dateHint}
        name="consultDate"
        placeholder="MM/dd/yyyy"
        // The numeric keypads of phones have no slash.
        inputMode="text"
        autoComplete="off"
        defaultValue={defaultValue}
        error={isClosed ? words.dateClosed : isUnreal(typed) ? words.dateUnreal : error}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-label={words.openCalendar}
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
      <p className={styles.long} aria-live="polite">
        {day && writtenOut(day)}
        {offer && (
          <>
            {(isClosed ? words.dateNext : words.dateOffer).replace('{date}', toTypedDate(offer))} {writtenOut(offer)}
            <button
              type={isScripted ? 'button' : 'submit'}
              name={offerName}
              value="1"
              className={`${fieldStyles.action} ${styles.use}`}
              onClick={isScripted ? () => take(offer) : undefined}
            >
              {words.dateUse.replace('{date}', toTypedDate(offer))}
            </button>
          </>
        )}
      </p>
      <div id={id} className={styles.panel} role="dialog" aria-label={words.openCalendar} hidden={!isOpen}>
        {isOpen && (
          <WithoutFailing>
            <Suspense>
              <Calendar
                key={keyed}
                day={day}
                language={language}
                closed={closed}
                takesFocus={keyed > 0}
                onChoose={choose}
                isHovered={isHovered}
              />
            </Suspense>
          </WithoutFailing>
        )}
      </div>
    </div>
  )
}
