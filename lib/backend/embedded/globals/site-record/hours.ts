import type {
  ArrayField,
  GroupField,
  NumberFieldSingleValidation,
  PayloadRequest,
  SelectField,
  TextField,
} from 'payload'
import { isPeriod } from '@/lib/domain/closed-days'
import { weekdays } from '@/lib/domain/opening-days'
import { isTimeOfDay, slotLimits } from '@/lib/domain/slots'
import { dayField } from '../../fields/day-only'
import { perLanguage } from '../../fields/per-language'
import { label, labelFor } from '../../labels'
import { characters, rowLabel, rows } from './limits'

interface Given {
  req: PayloadRequest
  siblingData: unknown
}

const time = (name: 'opens' | 'closes' | 'from' | 'until', after?: string): TextField => ({
  name,
  type: 'text',
  label: label(name),
  required: true,
  validate: (value: string | null | undefined, { req, siblingData }: Given): string | true => {
    if (!isTimeOfDay(value ?? '')) return labelFor(req, 'timeInvalid')
    const before = after && (siblingData as Record<string, unknown> | undefined)?.[after]
    return typeof before !== 'string' || before < (value ?? '') || labelFor(req, 'hoursInvalid')
  },
  admin: { width: '50%' },
})

const days: SelectField = {
  name: 'days',
  type: 'select',
  hasMany: true,
  label: label('days'),
  options: weekdays.map((value) => ({ value, label: label(value) })),
  required: true,
}

const whole: NumberFieldSingleValidation = (value, { req, min = 0, max = 0 }) =>
  value === null ||
  value === undefined ||
  (Number.isInteger(value) && value >= min && value <= max) ||
  labelFor(req, 'wholeNumber', { min, max })

export const hours: GroupField = {
  name: 'hours',
  type: 'group',
  label: label('hours'),
  fields: [{ type: 'row', fields: [time('opens'), time('closes', 'opens')] }, days],
}

export const slots: GroupField = {
  name: 'slots',
  type: 'group',
  label: label('slots'),
  admin: { description: label('slotsHelp') },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'minutes',
          type: 'number',
          label: label('slotMinutes'),
          min: slotLimits.shortest,
          max: slotLimits.longest,
          validate: whole,
          admin: { width: '50%', step: 5 },
        },
        {
          name: 'people',
          type: 'number',
          label: label('slotPeople'),
          defaultValue: 1,
          min: 1,
          max: slotLimits.people,
          validate: whole,
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'periods',
      type: 'array',
      label: label('slotPeriods'),
      labels: { singular: label('slotPeriod'), plural: label('slotPeriods') },
      maxRows: slotLimits.periods,
      admin: { description: label('slotPeriodsHelp'), components: rowLabel },
      fields: [days, { type: 'row', fields: [time('from'), time('until', 'from')] }],
    },
  ],
}

function checkPeriod(lastDay: string, { req, siblingData }: Given): string | true {
  const { firstDay } = (siblingData ?? {}) as { firstDay?: string }
  return isPeriod(firstDay ?? '', lastDay) || labelFor(req, 'closedDaysInvalid')
}

export const closedDays: ArrayField = {
  name: 'closedDays',
  type: 'array',
  label: label('closedDays'),
  labels: { singular: label('closedDay'), plural: label('closedDays') },
  maxRows: rows.closedDays,
  admin: { initCollapsed: true, description: label('closedDaysHelp'), components: rowLabel },
  fields: [
    { type: 'row', fields: [dayField('firstDay', 'firstDay'), dayField('lastDay', 'lastDay', { check: checkPeriod })] },
    perLanguage('name', 'closedDayName', 'text', characters.closedName),
  ],
}
