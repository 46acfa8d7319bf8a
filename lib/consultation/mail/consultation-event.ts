import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '@/lib/domain/languages'

/** The calendar event of a consultation; `day` is yyyy-MM-dd in Hanoi. */
export type ConsultationEvent = {
  reference: string
  language: Language
  day: string
  /** The times of that day, HH:mm in Hanoi; without them the event lasts the whole day. */
  times?: { start: string; end: string } | undefined
  /** When the request was received. A later mail about the same request has a later stamp. */
  stamp: Date
  title: string
  text: string
  place: string
  organiser: { name: string; email: string }
}

const dayInMs = 24 * 60 * 60 * 1000

/**
 * An iCalendar file (RFC 5545) with the day that the visitor asked for, or the time. It is tentative until staff confirm
 * it.
 * The method is PUBLISH, not an invitation, because there is nothing to accept. Outlook refuses an event without an
 * organiser (RFC 5546, 3.2.1).
 */
export function consultationCalendar({
  reference,
  language,
  day,
  times,
  stamp,
  title,
  text,
  place,
  organiser,
}: ConsultationEvent): string {
  const calendar = ical({
    prodId: { company: 'ILC', product: 'Website', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  const at = (time: string) => new Date(`${day}T${time}:00+07:00`)
  const midnight = new Date(`${day}T00:00:00Z`)
  const duration = times
    ? { start: at(times.start), end: at(times.end) }
    : // The end is exclusive: the first day after the event.
      { start: midnight, end: new Date(midnight.getTime() + dayInMs), allDay: true }
  calendar.createEvent({
    // The same in every mail about this request, so that calendars update the entry instead of adding another.
    id: `${reference}@ilc`,
    stamp,
    ...duration,
    status: ICalEventStatus.TENTATIVE,
    summary: title,
    description: text,
    location: place,
    organizer: organiser,
  })
  // The library does not terminate the last line, but RFC 5545 (3.1) requires CR LF there too.
  return `${calendar.toString()}\r\n`
}

export function calendarFileName(calendar: string): string {
  const [, reference = 'ILC'] = /^UID:([\w-]+)/m.exec(calendar) ?? []
  return `${reference}.ics`
}
