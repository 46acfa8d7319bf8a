import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '@/lib/domain/languages'

/** The day of a consultation as a calendar takes it; `day` is yyyy-MM-dd in Hanoi. */
export type ConsultationEvent = {
  reference: string
  language: Language
  day: string
  /** When the request came; a later mail about it has a later stamp. */
  stamp: Date
  title: string
  text: string
  place: string
  organiser: { name: string; email: string }
}

const dayInMs = 24 * 60 * 60 * 1000

/**
 * An iCalendar file (RFC 5545) with the day a visitor asked for: a whole day, and tentative until staff confirm it. It is published, not an invitation,
 * for there is nothing to accept. Outlook refuses one that names no organiser (RFC 5546, 3.2.1).
 */
export function consultationCalendar({ reference, language, day, stamp, title, text, place, organiser }: ConsultationEvent): string {
  const calendar = ical({ prodId: { company: 'ILC', product: 'Website', language: language.toUpperCase() }, method: ICalCalendarMethod.PUBLISH })
  const start = new Date(`${day}T00:00:00Z`)
  calendar.createEvent({
    // The same for every mail about this request: a calendar that knows it changes its entry instead of adding one.
    id: `${reference}@ilc`,
    stamp,
    start,
    // The first day that is no longer part of it.
    end: new Date(start.getTime() + dayInMs),
    allDay: true,
    status: ICalEventStatus.TENTATIVE,
    summary: title,
    description: text,
    location: place,
    organizer: organiser,
  })
  // The library leaves the last line open, which RFC 5545 (3.1) ends like the others.
  return `${calendar.toString()}\r\n`
}

/** The name of the file, after the reference that its event carries. */
export function calendarFileName(calendar: string): string {
  const [, reference = 'ILC'] = /^UID:([\w-]+)/m.exec(calendar) ?? []
  return `${reference}.ics`
}
