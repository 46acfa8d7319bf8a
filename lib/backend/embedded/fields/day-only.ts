import type { PayloadRequest, TextField } from 'payload'
import { isDay } from '@/lib/domain/closed-days'
import { label, wordsFor, type StudioKey } from '../labels'

interface Given {
  req: PayloadRequest
  siblingData: unknown
}

/**
 * A required day without a time, stored as yyyy-MM-dd: the same day wherever the browser is. `check` says what else
 * must hold, in the language of who asks.
 */
export const dayField = (
  name: string,
  labelKey: StudioKey,
  check: (day: string, given: Given) => string | true = () => true,
): TextField => ({
  name,
  type: 'text',
  label: label(labelKey),
  required: true,
  validate: (value: string | null | undefined, given: Given) =>
    isDay(value ?? '') ? check(value ?? '', given) : wordsFor(given.req, 'dayInvalid'),
  admin: { components: { Field: '@/app/(studio)/local-time/day-input#DayInput' } },
})
