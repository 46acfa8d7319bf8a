import type { ArrayField, GroupField, PayloadRequest, TextField } from 'payload'
import { isPeriod } from '@/lib/domain/closed-days'
import { weekdays } from '@/lib/domain/opening-days'
import { dayField } from '../../fields/day-only'
import { perLanguage } from '../../fields/per-language'
import { label, options, wordsFor } from '../../labels'
import { characters, rows } from './limits'

const weekdayWords = {
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
} as const

interface Given {
  req: PayloadRequest
  siblingData: unknown
}

function checkTime(value: string | null | undefined, { req, siblingData }: Given): string | true {
  const { opens, closes } = (siblingData ?? {}) as { opens?: string; closes?: string }
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value ?? '')) return wordsFor(req, 'timeInvalid')
  return value !== closes || !opens || opens < (value ?? '') || wordsFor(req, 'hoursInvalid')
}

const time = (name: 'opens' | 'closes'): TextField => ({
  name,
  type: 'text',
  label: label(name),
  required: true,
  validate: checkTime,
  admin: { width: '50%' },
})

/** Weekly hours. */
export const hours: GroupField = {
  name: 'hours',
  type: 'group',
  label: label('hours'),
  fields: [
    { type: 'row', fields: [time('opens'), time('closes')] },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      label: label('days'),
      options: options(weekdays, weekdayWords),
      required: true,
    },
  ],
}

function checkPeriod(lastDay: string, { req, siblingData }: Given): string | true {
  const { firstDay } = (siblingData ?? {}) as { firstDay?: string }
  return isPeriod(firstDay ?? '', lastDay) || wordsFor(req, 'closedDaysInvalid')
}

/** The one list of closed days: for pages, structured data, the consultation form, and reminders. */
export const closedDays: ArrayField = {
  name: 'closedDays',
  type: 'array',
  label: label('closedDays'),
  labels: { singular: label('closedDay'), plural: label('closedDays') },
  maxRows: rows.closedDays,
  admin: {
    initCollapsed: true,
    description: label('closedDaysHelp'),
    components: { RowLabel: '@/app/(studio)/site-record/row-label#SiteRowLabel' },
  },
  fields: [
    { type: 'row', fields: [dayField('firstDay', 'firstDay'), dayField('lastDay', 'lastDay', checkPeriod)] },
    perLanguage('name', 'closedDayName', 'text', characters.closedName),
  ],
}
