import { formatISO, parseISO } from 'date-fns'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { enUS, vi, zhCN } from 'react-day-picker/locale'
import { dayOf } from '@/lib/domain/dates'
import { isClosedOn, type Closed } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import styles from './calendar.module.css'

/** English dates with the number that the day shows ("December 25"), instead of "25th". */
const en = {
  ...enUS,
  formatLong: {
    ...enUS.formatLong,
    date: (options: Parameters<typeof enUS.formatLong.date>[0]) =>
      options.width === 'full' ? 'EEEE, MMMM d, y' : enUS.formatLong.date(options),
  },
}

const locales = { vi, en, zh: zhCN } satisfies Record<Language, unknown>

interface Props {
  /** yyyy-MM-dd. */
  day: string | undefined
  language: Language
  closed: Closed
  /** Whether the chosen day, or today, gets the focus: the calendar was opened by key. */
  takesFocus: boolean
  onChoose: (day: string) => void
  isHovered: RefObject<boolean>
}

function findRoom(panel: HTMLElement): void {
  const { top, bottom } = (panel.parentElement ?? panel).getBoundingClientRect()
  // The fixed header takes the room of the scroll padding.
  const above = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  panel.toggleAttribute('data-above', innerHeight - bottom < panel.offsetHeight && above >= panel.offsetHeight)
}

export function Calendar({ day, language, closed, takesFocus, onChoose, isHovered }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = root.current?.parentElement
    if (!panel) return
    findRoom(panel)
    // Nothing moves away from under a pointer that only hovers.
    if (!isHovered.current) panel.scrollIntoView({ block: 'nearest' })
  }, [isHovered])
  // The calendar counts in the visitor's time zone, so a day is passed as year, month and date without a zone.
  const [today] = useState(() => parseISO(dayOf(new Date())))
  const selected = day === undefined ? undefined : parseISO(day)
  return (
    <div ref={root}>
      <DayPicker
        mode="single"
        required
        // Only after the visitor has opened the calendar by key.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        locale={locales[language]}
        today={today}
        defaultMonth={selected ?? today}
        startMonth={today}
        selected={selected}
        disabled={[{ before: today }, (date) => isClosedOn(formatISO(date, { representation: 'date' }), closed)]}
        onSelect={(chosen) => onChoose(formatISO(chosen, { representation: 'date' }))}
        classNames={{
          root: styles.calendar,
          months: styles.months,
          month_caption: styles.caption,
          nav: styles.nav,
          button_previous: 'icon-button',
          button_next: 'icon-button',
          chevron: styles.chevron,
          weekday: styles.weekday,
          day_button: styles.day,
          today: styles.today,
          selected: styles.selected,
          disabled: styles.disabled,
        }}
      />
    </div>
  )
}
