import type { Language } from '@/lib/domain/languages'
import type { CourseRun } from '@/lib/domain/offer'

const formats = {
  vi: new Intl.DateTimeFormat('vi', {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  en: new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  zh: new Intl.DateTimeFormat('zh', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
} satisfies Record<Language, Intl.DateTimeFormat>

/** The first and the last day of a course's run, with their days of the week. */
export function runDates({ firstDay, lastDay }: CourseRun, language: Language): string {
  const [first, last] = [firstDay, lastDay].map((day) => formats[language].format(new Date(`${day}T00:00:00Z`)))
  return first === last ? `${first}` : `${first} – ${last}`
}
