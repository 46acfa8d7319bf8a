import { formatISO, parseISO } from 'date-fns'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { enUS, vi, zhCN } from 'react-day-picker/locale'
import { dayOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import styles from './calendar.module.css'

const locales = { vi, en: enUS, zh: zhCN } satisfies Record<Language, unknown>

interface Props {
  /** yyyy-MM-dd. */
  day: string | undefined
  language: Language
  /** Intervals of days that cannot be chosen. */
  closed: readonly string[]
  onChoose: (day: string) => void
}

/** Calendar to choose one day, from today in Hanoi on. */
export function Calendar({ day, language, closed, onChoose }: Props) {
  // The calendar counts in the visitor's time zone, so a day is passed as year, month and date without a zone.
  const [today] = useState(() => parseISO(dayOf(new Date())))
  const selected = day === undefined ? undefined : parseISO(day)
  return (
    <DayPicker
      mode="single"
      required
      locale={locales[language]}
      today={today}
      defaultMonth={selected ?? today}
      startMonth={today}
      selected={selected}
      disabled={[
        { before: today },
        ...closed.map((interval) => ({ from: parseISO(interval.slice(0, 10)), to: parseISO(interval.slice(11)) })),
      ]}
      onSelect={(chosen) => onChoose(formatISO(chosen, { representation: 'date' }))}
      classNames={{
        root: styles.calendar,
        months: styles.months,
        month_caption: styles.caption,
        nav: styles.nav,
        button_previous: styles.step,
        button_next: styles.step,
        chevron: styles.chevron,
        weekday: styles.weekday,
        day_button: styles.day,
        today: styles.today,
        selected: styles.selected,
        disabled: styles.disabled,
      }}
    />
  )
}
