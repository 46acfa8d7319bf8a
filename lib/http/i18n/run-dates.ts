import type { Language } from '@/lib/domain/languages'
import type { CourseRun } from '@/lib/domain/offer'

const format = (language: Language, weekday: 'long' | 'short', month: 'numeric' | 'short' | 'long') =>
  new Intl.DateTimeFormat(language, { weekday, day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })

const formats = {
  vi: format('vi', 'long', 'numeric'),
  en: format('en', 'short', 'short'),
  zh: format('zh', 'short', 'long'),
} satisfies Record<Language, Intl.DateTimeFormat>

export const runDay = (day: string, language: Language): string =>
  formats[language].format(new Date(`${day}T00:00:00Z`))

export function runDates({ firstDay, lastDay }: CourseRun, language: Language): string {
  const first = runDay(firstDay, language)
  return firstDay === lastDay ? first : `${first} – ${runDay(lastDay, language)}`
}
