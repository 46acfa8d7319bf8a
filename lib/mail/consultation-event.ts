import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '@/lib/domain/languages'

/** The calendar event of a consultation; `day` is yyyy-MM-dd in Hanoi. */
export type ConsultationEvent = {
  reference: string
  language: Language
  day: string
  /** When the request was received. A later mail about the same request has a later stamp. */
  stamp: Date
  title: string
  text: string
  place: string
  organiser: { name: string; email: string }
}

const dayInMs = 24 * 60 * 60 * 1000

/**
 * An iCalendar file (RFC 5545) with the day that the visitor asked for. The event lasts a whole day, and is tentative
 * until staff confirm it.
 * The method is PUBLISH, not an invitation, because there is nothing to accept. Outlook refuses an event without an
 * organiser (RFC 5546, 3.2.1).
 */
export function consultationCalendar({
  reference,
  language,
  day,
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
  const start = new Date(`${day}T00:00:00Z`)
  calendar.createEvent({
    // The same in every mail about this request, so that calendars update the entry instead of adding another.
    id: `${reference}@ilc`,
    stamp,
    start,
    // Exclusive: the first day after the event.
    end: new Date(start.getTime() + dayInMs),
    allDay: true,
    status: ICalEventStatus.TENTATIVE,
    summary: title,
    description: text,
    location: place,
    organizer: organiser,
  })
  // The library does not terminate the last line, but RFC 5545 (3.1) requires CR LF there too.
  return `${calendar.toString()}\r\n`
}

/** The name of the file, from the reference in its event. */
export function calendarFileName(calendar: string): string {
  const [, reference = 'ILC'] = /^UID:([\w-]+)/m.exec(calendar) ?? []
  return `${reference}.ics`
}
