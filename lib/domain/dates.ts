import type { Language } from './languages'

/** Every date of the site is in Hanoi time, whatever the machine's time zone (product decisions 5). */
export const timeZone = 'Asia/Ho_Chi_Minh'

const numericParts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const weekday = {
  vi: new Intl.DateTimeFormat('vi', { timeZone, weekday: 'long' }),
  en: new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' }),
  zh: new Intl.DateTimeFormat('zh', { timeZone, weekday: 'long' }),
} satisfies Record<Language, Intl.DateTimeFormat>

function partsOf(date: Date): { day: string; month: string; year: string } {
  const parts = Object.fromEntries(numericParts.formatToParts(date).map((part) => [part.type, part.value]))
  return { day: parts.day ?? '', month: parts.month ?? '', year: parts.year ?? '' }
}

/** The long date of an article (spec 9), from parts: ICU's Vietnamese one lacks the words "ngày" and "năm". */
export function longDate(date: Date, language: Language): string {
  const { day, month, year } = partsOf(date)
  const [d, m] = [Number(day), Number(month)]
  const name = weekday[language].format(date)
  const forms = {
    vi: `${name}, ngày ${d} tháng ${m} năm ${year}`,
    en: `${name}, ${m}/${d}/${year}`,
    zh: `${year}年${m}月${d}日 ${name}`,
  } satisfies Record<Language, string>
  return forms[language]
}

/** When a resource was last changed; its creation if the change seems older, since the clocks of machines differ. */
export function changedAt<D extends Date | undefined>({
  createDate,
  updatedDate,
}: {
  createDate: D
  updatedDate: Date | undefined
}): Date | D {
  return updatedDate && (!createDate || updatedDate > createDate) ? updatedDate : createDate
}

/** The date on an article card, dd-MM-yyyy (spec 2). */
export function cardDate(date: Date): string {
  const { day, month, year } = partsOf(date)
  return `${day}-${month}-${year}`
}

/** The calendar day in Hanoi, yyyy-MM-dd. */
export function dayOf(date: Date): string {
  const { day, month, year } = partsOf(date)
  return `${year}-${month}-${day}`
}

/** Whether a moment is on a later day in Hanoi than another. Visitors are not shown a change on the same day. */
export const isLaterDay = (moment: Date, than: Date): boolean => dayOf(moment) > dayOf(than)

/** When an article was changed on a day after its own: what its readers are told. */
export const laterUpdate = ({ createDate, updatedDate }: Record<'createDate' | 'updatedDate', Date | undefined>) =>
  updatedDate && (!createDate || isLaterDay(updatedDate, createDate)) ? updatedDate : undefined

/** The span of a year in Hanoi: from its first moment to that of the next one. Hanoi is 7 hours ahead all year. */
export const yearSpan = (year: number): { from: Date; to: Date } => ({
  from: new Date(Date.UTC(year, 0, 1, -7)),
  to: new Date(Date.UTC(year + 1, 0, 1, -7)),
})

export const yearsOf = (moments: readonly (Date | undefined)[]): number[] =>
  [...new Set(moments.flatMap((moment) => (moment ? Number(dayOf(moment).slice(0, 4)) : [])))].sort((a, b) => b - a)

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

export const timeOf = (date: Date): string => clock.format(date)

export const studioTime = (date: Date): string => `${cardDate(date).replaceAll('-', '/')} ${timeOf(date)}`

const clockWithSeconds = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export const stampOf = (date: Date): string =>
  `${dayOf(date).replaceAll('-', '')}-${clockWithSeconds.format(date).replaceAll(':', '')}`
