import type { Condition, GroupField, TextareaField, TextField } from 'payload'
import { isSpan } from '@/lib/domain/closed-days'
import { offerLimits } from '@/lib/domain/offer'
import type { ArticleType } from '@/lib/domain/sections'
import { label, labelFor, type StudioKey } from '../labels'
import type { Article } from '../payload-types'
import { dayField } from './day-only'

const onlyIn =
  (...types: ArticleType[]): Condition<Article> =>
  ({ type }) =>
    type !== undefined && types.includes(type)

const line = (name: string, condition: Condition<Article>, labelKey: StudioKey, help: StudioKey): TextField => ({
  name,
  type: 'text',
  label: label(labelKey),
  maxLength: offerLimits.line,
  admin: { condition, description: label(help), disableListColumn: true, disableListFilter: true },
})

/** A list, one line each. */
const lines = (name: string, condition: Condition<Article>, labelKey: StudioKey, help: StudioKey): TextareaField => ({
  name,
  type: 'textarea',
  label: label(labelKey),
  maxLength: offerLimits.line * offerLimits.lines,
  admin: { rows: 4, condition, description: label(help), disableListColumn: true, disableListFilter: true },
})

const [both, service, course] = [onlyIn('SERVICE', 'TRAINING'), onlyIn('SERVICE'), onlyIn('TRAINING')]

/** What a service or a course offers, shown in a frame above its text; what is empty is not shown. */
export const offerFields: GroupField = {
  name: 'offer',
  type: 'group',
  label: label('offer'),
  admin: { condition: both, description: label('offerHelp') },
  fields: [
    line('promise', both, 'offerPromise', 'offerPromiseHelp'),
    lines('includes', both, 'offerIncludes', 'offerLinesHelp'),
    line('duration', both, 'offerDuration', 'offerDurationHelp'),
    line('fee', both, 'offerFee', 'offerFeeHelp'),
    lines('bring', service, 'offerBring', 'offerLinesHelp'),
    {
      name: 'dates',
      type: 'array',
      label: label('offerDates'),
      labels: { singular: label('offerRun'), plural: label('offerDates') },
      maxRows: offerLimits.dates,
      admin: {
        condition: course,
        description: label('offerDatesHelp'),
        components: { RowLabel: '@/app/(studio)/site-record/row-label#SiteRowLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            dayField('firstDay', 'offerFirstDay'),
            dayField('lastDay', 'offerLastDay', {
              check(lastDay, { req, siblingData }) {
                const { firstDay = '' } = (siblingData ?? {}) as { firstDay?: string }
                return isSpan({ firstDay, lastDay }) || labelFor(req, 'offerRunInvalid')
              },
            }),
          ],
        },
      ],
    },
    line('place', course, 'offerPlace', 'offerPlaceHelp'),
    { name: 'isOnline', type: 'checkbox', label: label('offerOnline'), admin: { condition: course } },
    line('audience', course, 'offerAudience', 'offerAudienceHelp'),
    line('seats', course, 'offerSeats', 'offerSeatsHelp'),
  ],
}
