import type { ArrayField, Field } from 'payload'
import { label, type StudioKey } from '../../labels'

/** What the layout of the front page and the footer holds at 360 px, in the longest language. */
export const characters = {
  slideTitle: 60,
  slideText: 160,
  heading: 120,
  subheading: 160,
  paragraph: 2000,
  phrase: 60,
  tipTitle: 60,
  tipText: 300,
  logoText: 600,
  serviceTitle: 120,
  serviceText: 300,
  purpose: 250,
  address: 200,
  personName: 80,
  officeName: 120,
  closedName: 80,
  licence: 300,
} as const

export const rows = {
  slides: 6,
  paragraphs: 6,
  tips: 4,
  services: 8,
  hotlines: 4,
  contacts: 6,
  offices: 6,
  closedDays: 100,
  licences: 6,
} as const

export const rowLabel = { RowLabel: '@/app/(studio)/site-record/row-label#SiteRowLabel' }

/** A list whose label is its name. */
export const list = (
  name: StudioKey,
  one: StudioKey,
  maxRows: number,
  fields: Field[],
  help?: StudioKey,
): ArrayField => ({
  name,
  type: 'array',
  label: label(name),
  labels: { singular: label(one), plural: label(name) },
  maxRows,
  admin: { components: rowLabel, ...(help && { description: label(help) }) },
  fields,
})
