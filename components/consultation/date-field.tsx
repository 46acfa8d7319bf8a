'use client'

import { Suspense, lazy, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { offerName } from '@/lib/consultation/typed'
import { dayOf, longDate } from '@/lib/domain/dates'
import { isClosedOn, type Closed } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import { dayToOffer, isUnreal, parseTypedDate, toDateTime, toTypedDate } from '@/lib/domain/typed-date'
import { Field } from '@/components/ui/field'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { WithoutFailing } from '@/components/ui/island'
import { useCalendar } from './use-calendar'
import type { DateLabels } from './labels'
import styles from './date-field.module.css'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

interface Props {
  inputId?: string
  labels: DateLabels
  language: Language
  closed: Closed
  error?: string
  defaultValue?: string
  isRequired?: boolean
}

const writtenOut = (day: string, language: Language) => longDate(new Date(toDateTime(day)), language)

function useTyped(place: RefObject<HTMLElement | null>, defaultValue: string) {
  const [typed, setTyped] = useState(defaultValue)
  const input = () => place.current?.querySelector('input')
  useEffect(() => {
    const forget = () => setTyped('')
    // The visitor may have typed before scripts loaded.
    queueMicrotask(() => setTyped(place.current?.querySelector('input')?.value ?? ''))
    const form = place.current?.closest('form')
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [place])
  function write(day: string): void {
    const field = input()
    if (!field) return
    field.value = toTypedDate(day)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { typed, setTyped, write, focus: () => input()?.focus() }
}

/** A cached page does not know which day it is: without script, only the answer tells a closed day from a past one. */
function useIsClosed(day: string | undefined, closed: Closed, isSaidBefore: boolean): boolean {
  const today = useInBrowser(() => dayOf(new Date()), '')
  return today ? day !== undefined && day >= today && isClosedOn(day, closed) : isSaidBefore
}

interface DeviceCalendarProps {
  label: string
  onChoose: (day: string) => void
}

/** The calendar of a phone, for a finger that presses before scripts run. It stays until the finger has left it. */
function DeviceCalendar({ label, onChoose }: DeviceCalendarProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setIsLeft] = useState(false)
  useEffect(() => setIsLeft(document.activeElement !== input.current), [])
  if (isLeft) return null
  return (
    <input
      ref={input}
      type="date"
      aria-label={label}
      data-day-of="consultDate"
      className={`icon-button ${styles.open} ${styles.device}`}
      onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
      onBlur={() => setIsLeft(true)}
    />
  )
}

interface OfferProps {
  sentence: string
  day: string
  labels: DateLabels
  language: Language
  onTake: (day: string) => void
}

/** Offers a day. Before scripts load, its button sends the form to be shown again with that day. */
function DayOffer({ sentence, day, labels, language, onTake }: OfferProps) {
  const isScripted = useInBrowser(() => true, false)
  const date = toTypedDate(day)
  return (
    <>
      {sentence.replace('{date}', date)} {writtenOut(day, language)}
      <button
        type={isScripted ? 'button' : 'submit'}
        name={offerName}
        value="1"
        className={`text-button ${styles.line}`}
        onClick={isScripted ? () => onTake(day) : undefined}
      >
        {labels.dateUse.replace('{date}', date)}
      </button>
    </>
  )
}

/**
 * A day, typed as MM/dd/yyyy or chosen from a calendar; below it the day is written out
 * (spec 2, 4; product decisions 5, 6). For a date typed in another order, a button offers the day that it may mean,
 * and for a closed day the next open one.
 */
export function DateField({ inputId, labels, language, closed, error, defaultValue = '', isRequired }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const { typed, setTyped, write, focus } = useTyped(place, defaultValue)
  const { isOpen, keyed, isHovered, closeToOpener, placeEvents, opener } = useCalendar(place, id)
  const day = parseTypedDate(typed)
  const isClosed = useIsClosed(day, closed, error === labels.errors.dateClosed)
  const offer = day === undefined || isClosed ? dayToOffer(typed, closed) : undefined
  function choose(chosen: string): void {
    write(chosen)
    closeToOpener()
  }
  function take(offered: string): void {
    write(offered)
    // The button that had the focus is no longer rendered.
    focus()
  }
  return (
    // The group only listens to pointer and focus events; the interactive elements are inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={place} role="group" aria-label={labels.date} className={styles.place} {...placeEvents}>
      <Field
        id={inputId}
        label={labels.date}
        hint={labels.dateHint}
        name="consultDate"
        placeholder="MM/dd/yyyy"
        // The numeric keypads of phones have no slash.
        inputMode="text"
        autoComplete="off"
        aria-required={isRequired}
        defaultValue={defaultValue}
        error={isClosed ? labels.errors.dateClosed : isUnreal(typed) ? labels.errors.dateUnreal : error}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button
        type="button"
        className={`icon-button scripted ${styles.open}`}
        aria-label={labels.openCalendar}
        {...opener}
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
      <DeviceCalendar label={labels.openCalendar} onChoose={write} />
      <p className={styles.long} aria-live="polite">
        {day && <span className={styles.line}>{writtenOut(day, language)}</span>}
        {offer && (
          <DayOffer
            sentence={isClosed ? labels.dateNext : labels.dateOffer}
            day={offer}
            labels={labels}
            language={language}
            onTake={take}
          />
        )}
      </p>
      <div id={id} className={`panel ${styles.panel}`} role="dialog" aria-label={labels.openCalendar} hidden={!isOpen}>
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
