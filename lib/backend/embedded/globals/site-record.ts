import type { Field, GlobalConfig } from 'payload'
import { allowedFrame } from '@/lib/content/html/embeds'
import { weekdays } from '@/lib/domain/opening-days'
import { tags } from '@/lib/backend/tags'
import { globalAccessTo } from '../access'
import { perLanguage } from '../fields/per-language'
import { sourceHash } from '../fields/source-hash'
import { invalidatingGlobal } from '../hooks/invalidate'
import { label, options } from '../labels'
import { inMenuOf } from '../menu'

const weekdayWords = {
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
} as const

const titled: Field[] = [perLanguage('title', 'title'), perLanguage('text', 'text', 'textarea')]

const contact: Field[] = [
  { name: 'email', type: 'email', label: label('email'), required: true },
  {
    name: 'hotlines',
    type: 'array',
    label: label('hotlines'),
    labels: { singular: label('hotline'), plural: label('hotlines') },
    fields: [{ name: 'phone', type: 'text', label: label('phone'), required: true }],
  },
  {
    name: 'contacts',
    type: 'array',
    label: label('contacts'),
    labels: { singular: label('contactPerson'), plural: label('contacts') },
    fields: [perLanguage('name', 'fullName'), { name: 'phone', type: 'text', label: label('phone'), required: true }],
  },
  perLanguage('address', 'address'),
  { name: 'taxCode', type: 'text', label: label('taxCode') },
  {
    name: 'offices',
    type: 'array',
    label: label('offices'),
    labels: { singular: label('office'), plural: label('offices') },
    fields: [
      perLanguage('name', 'officeName'),
      perLanguage('address', 'address'),
      { name: 'phone', type: 'text', label: label('phone') },
    ],
  },
  {
    name: 'hours',
    type: 'group',
    label: label('hours'),
    fields: [
      { name: 'opens', type: 'text', label: label('opens'), required: true },
      { name: 'closes', type: 'text', label: label('closes'), required: true },
      {
        name: 'days',
        type: 'select',
        hasMany: true,
        label: label('days'),
        options: options(weekdays, weekdayWords),
        required: true,
      },
    ],
  },
  {
    name: 'map',
    type: 'group',
    label: label('map'),
    fields: [
      { name: 'latitude', type: 'number', label: label('latitude'), required: true },
      { name: 'longitude', type: 'number', label: label('longitude'), required: true },
      {
        name: 'embedUrl',
        type: 'text',
        label: label('embedUrl'),
        required: true,
        // The pages' content security policy allows no other frame.
        validate: (value: string | null | undefined) =>
          allowedFrame(value ?? '')?.kind === 'map' || 'https://www.google.com/maps?q=…&output=embed',
      },
    ],
  },
  {
    name: 'social',
    type: 'group',
    label: label('social'),
    fields: [
      { name: 'facebook', type: 'text', label: 'Facebook' },
      { name: 'zalo', type: 'text', label: 'Zalo' },
    ],
  },
  { name: 'chatUrl', type: 'text', label: label('chatUrl') },
]

const home: Field[] = [
  perLanguage('introHeading', 'introHeading'),
  perLanguage('introSubheading', 'introSubheading'),
  {
    name: 'introParagraphs',
    type: 'array',
    label: label('introParagraphs'),
    labels: { singular: label('introParagraph'), plural: label('introParagraphs') },
    fields: [perLanguage('text', 'text', 'textarea')],
  },
  perLanguage('globePhrase', 'globePhrase'),
  {
    name: 'introTips',
    type: 'array',
    label: label('introTips'),
    labels: { singular: label('introTip'), plural: label('introTips') },
    fields: titled,
  },
  {
    name: 'logoExplanation',
    type: 'group',
    label: label('logoExplanation'),
    fields: [perLanguage('heading', 'title'), perLanguage('paragraph', 'text', 'textarea')],
  },
  {
    name: 'services',
    type: 'array',
    label: label('services'),
    labels: { singular: label('service'), plural: label('services') },
    fields: titled,
  },
  perLanguage('mission', 'mission', 'textarea'),
  perLanguage('vision', 'vision', 'textarea'),
  {
    name: 'heroSlides',
    type: 'array',
    label: label('heroSlides'),
    labels: { singular: label('heroSlide'), plural: label('heroSlides') },
    fields: [...titled, { name: 'image', type: 'upload', relationTo: 'media', label: label('picture') }],
  },
]

/** The single settings record: contact details and home-page texts (product decisions 5). */
export const siteRecordGlobal: GlobalConfig<'site-record'> = {
  slug: 'site-record',
  label: label('siteRecord'),
  access: globalAccessTo('site-record'),
  admin: inMenuOf('site-record'),
  versions: { max: 30 },
  hooks: {
    ...invalidatingGlobal(tags.siteRecord),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { name: 'contact', label: label('contact'), fields: contact },
        { name: 'home', label: label('home'), fields: home },
      ],
    },
    sourceHash,
  ],
}
