import type { Field, PayloadRequest, TextField } from 'payload'
import { allowedFrame } from '@/lib/content/html/embeds'
import { verifiers } from '@/lib/domain/codes'
import { firstTalks } from '@/lib/domain/site-pages'
import { perLanguage } from '../../fields/per-language'
import { phoneField } from '../../fields/phone'
import { label, options, labelFor } from '../../labels'
import { closedDays, hours, slots } from './hours'
import { characters, list, rows } from './limits'
import { studioPart } from '../../fields/studio-part'

/** Visitors' browsers open the address as it is: nothing but a page. */
const checkAddress = (value: string | null | undefined, { req }: { req: PayloadRequest }): string | true =>
  !value || URL.parse(value)?.protocol === 'https:' || labelFor(req, 'blockAddressInvalid')

const address = (name: string, shownAs: TextField['label']): TextField => ({
  name,
  type: 'text',
  label: shownAs,
  maxLength: 500,
  validate: checkAddress,
})

/** The code of what such services show: it is copied as a whole `<meta>`. */
const codeIn = (value: unknown): unknown =>
  typeof value === 'string' ? (/content="([^"]*)"/.exec(value)?.[1] ?? value).trim() : value

const checkCode = (value: string | null | undefined, { req }: { req: PayloadRequest }): string | true =>
  !value || /^[\w.=+/-]+$/.test(value) || labelFor(req, 'verificationInvalid')

export const contactFields: Field[] = [
  studioPart('contactPreview', 'site-record/contact-preview#ContactPreview'),
  { name: 'email', type: 'email', label: label('email'), required: true },
  { ...list('hotlines', 'hotline', rows.hotlines, [phoneField(true)], 'hotlinesHelp'), minRows: 1 },
  list('contacts', 'contactPerson', rows.contacts, [
    perLanguage('name', 'fullName', 'text', characters.personName),
    phoneField(true),
  ]),
  perLanguage('address', 'address', 'text', characters.address),
  { name: 'taxCode', type: 'text', label: label('taxCode'), maxLength: 100 },
  list(
    'licences',
    'licence',
    rows.licences,
    [perLanguage('text', 'licence', 'text', characters.licence)],
    'licencesHelp',
  ),
  {
    name: 'firstTalk',
    type: 'select',
    label: label('firstTalk'),
    options: options(firstTalks, { FREE: 'firstTalkFree', PAID: 'firstTalkPaid' }),
    admin: { description: label('firstTalkHelp') },
  },
  list('offices', 'office', rows.offices, [
    perLanguage('name', 'officeName', 'text', characters.officeName),
    perLanguage('address', 'address', 'text', characters.address),
    phoneField(false),
  ]),
  hours,
  slots,
  closedDays,
  {
    name: 'map',
    type: 'group',
    label: label('map'),
    fields: [
      { name: 'latitude', type: 'number', label: label('latitude'), required: true, min: -90, max: 90 },
      { name: 'longitude', type: 'number', label: label('longitude'), required: true, min: -180, max: 180 },
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
      address('facebook', 'Facebook'),
      address('zalo', 'Zalo'),
      { ...phoneField(false), name: 'whatsapp', label: 'WhatsApp', admin: { description: label('whatsappHelp') } },
      {
        name: 'wechat',
        type: 'text',
        label: 'WeChat',
        maxLength: 40,
        admin: { description: label('wechatHelp') },
        validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
          !value || /^[\w-]+$/.test(value) || labelFor(req, 'wechatInvalid'),
      },
    ],
  },
  address('chatUrl', label('chatUrl')),
  {
    name: 'verification',
    type: 'group',
    label: label('verification'),
    admin: { description: label('verificationHelp') },
    fields: verifiers.map((name) => ({
      name,
      type: 'text',
      label: label(`verification_${name}`),
      maxLength: 200,
      hooks: { beforeValidate: [({ value }) => codeIn(value)] },
      validate: checkCode,
    })),
  },
]
