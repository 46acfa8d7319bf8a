import type { Language } from './languages'

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

export type Weekday = (typeof weekdays)[number]

const namesIn = (language: Language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })

/** Made once: making one takes as long as a thousand uses, and every page names the opening days. */
const names = { vi: namesIn('vi'), en: namesIn('en'), zh: namesIn('zh') } satisfies Record<Language, unknown>

/** The first day of 2024 was a Monday. */
const nameOf = (day: Weekday, language: Language) =>
  names[language].format(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))))

export function daysOpen(days: readonly Weekday[], language: Language): string {
  const open = weekdays.filter((day) => days.includes(day))
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return ''
  const inARow = weekdays.indexOf(last) - weekdays.indexOf(first) === open.length - 1
  if (open.length > 2 && inARow) return `${nameOf(first, language)} – ${nameOf(last, language)}`
  return new Intl.ListFormat(language, { style: 'narrow' }).format(open.map((day) => nameOf(day, language)))
}
