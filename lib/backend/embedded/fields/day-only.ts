import type { PayloadRequest, TextField } from 'payload'
import { isDay } from '@/lib/domain/closed-days'
import { label, labelFor, type StudioKey } from '../labels'

interface Given {
  req: PayloadRequest
  siblingData: unknown
}

type Check = (day: string, input: Given) => string | true

/** A day without a time, yyyy-MM-dd: the same day wherever the browser is. `check` says what else must hold. */
export const dayField = (
  name: string,
  labelKey: StudioKey,
  { required = true, check = () => true }: { required?: boolean; check?: Check } = {},
): TextField => ({
  name,
  type: 'text',
  label: label(labelKey),
  required,
  validate: (value: string | null | undefined, given: Given) => {
    if (!value && !required) return true
    return isDay(value ?? '') ? check(value ?? '', given) : labelFor(given.req, 'dayInvalid')
  },
  admin: { components: { Field: '@/app/(studio)/local-time/time-field#DayInput', Cell: '@/app/(studio)/day#DayCell' } },
})
