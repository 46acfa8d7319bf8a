import type {
  CollectionConfig,
  PayloadRequest,
  SingleRelationshipField,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { tags } from '@/lib/backend/tags'
import { legalTextKinds } from '@/lib/domain/citations/kinds'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { accessTo } from '../access'
import { dayField } from '../fields/day-only'
import { perLanguage } from '../fields/per-language'
import { recordTitle } from '../fields/record-title'
import { sourceHash, technical } from '../fields/technical'
import { invalidating } from '../hooks/invalidate'
import { keepFormerAddress, keepLastAddress } from '../hooks/keep-former-address'
import { trashHooks } from '../hooks/trash'
import { label, nameOf, labelFor } from '../labels'
import { isAddress, completed, errorOf, type WrittenText } from '../legal-texts/stored-text'
import { inMenuOf } from '../menu'
import { invalid } from '../database/conflict'
import { exists, otherThan } from '../database/find'
import { idOf } from '../database/id-of'
import type { LegalText } from '../payload-types'

const written = (data: Partial<LegalText>, before: Partial<LegalText> | undefined): Partial<WrittenText> => {
  const { issued, kind, number, title } = { ...before, ...data }
  return { issued, kind, number, title: { ...before?.title, ...title } }
}

const completeLegalText: CollectionBeforeValidateHook<LegalText> = ({ data, originalDoc }) => {
  if (!data) return data
  const text = written(data, originalDoc)
  // The databases sort a missing value in different ways.
  return { ...data, ...completed(text), issued: text.issued ?? '' }
}

const checkLegalText: CollectionBeforeChangeHook<LegalText> = async ({ data, originalDoc, req }) => {
  if (data.deletedAt) return data
  const text = written(data, originalDoc)
  const refuse = (path: string, message: string) => invalid(req, 'legal-texts', { path, message })
  const error = errorOf(text)
  if (error?.kind !== undefined) {
    const { language } = req.i18n
    const kind = nameOf('legalTextKinds', error.kind)[isLanguage(language) ? language : defaultLanguage]
    throw refuse('kind', labelFor(req, 'legalTextKindOther', { kind }))
  }
  if (error) throw refuse(error.path, labelFor(req, error.words))
  const id = originalDoc?.id
  if (id !== undefined && idOf(data.replacedBy) === id)
    throw refuse('replacedBy', labelFor(req, 'legalTextReplacesItself'))
  const same = { and: [{ slug: { equals: data.slug } }, ...otherThan(id)] }
  if (await exists(req.payload, 'legal-texts', same, { req })) throw refuse('number', labelFor(req, 'legalTextTaken'))
  return data
}

const longest = { number: 60, title: 500, issuer: 200, address: 2000 }

function afterIssue(day: string, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }): string | true {
  const { issued } = (siblingData ?? {}) as { issued?: string | null }
  return !issued || issued <= day || labelFor(req, 'legalTextOrder')
}

const anotherText = {
  type: 'relationship',
  relationTo: 'legal-texts',
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
} satisfies Partial<SingleRelationshipField>

/** The register of texts of law that articles cite (docs/adr/0066). */
export const legalTexts: CollectionConfig<'legal-texts'> = {
  slug: 'legal-texts',
  labels: { singular: label('legalText'), plural: label('legalTexts') },
  admin: {
    ...inMenuOf('legal-texts'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'title.vi', 'kind', 'inForceFrom', 'expiredFrom', 'replacedBy'],
    listSearchableFields: ['number', 'title.vi', 'title.en', 'title.zh'],
    components: recordTitle('title.vi'),
  },
  access: accessTo('legal-texts'),
  defaultSort: '-issued',
  trash: true,
  disableDuplicate: true,
  hooks: {
    beforeOperation: trashHooks.beforeOperation,
    beforeValidate: [completeLegalText],
    beforeChange: [...trashHooks.beforeChange, checkLegalText, keepFormerAddress('LEGAL_TEXT')],
    beforeDelete: [keepLastAddress('LEGAL_TEXT')],
    ...invalidating(tags.legalTexts),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'number',
          type: 'text',
          label: label('legalTextNumber'),
          required: true,
          maxLength: longest.number,
          admin: { description: label('legalTextNumberHelp') },
        },
        {
          name: 'kind',
          type: 'select',
          label: label('legalTextKind'),
          options: legalTextKinds.map((value) => ({ value, label: nameOf('legalTextKinds', value) })),
          required: true,
          defaultValue: 'LAW',
        },
      ],
    },
    {
      ...perLanguage('title', 'legalTextTitle', 'text', longest.title),
      admin: { description: label('legalTextTitleHelp') },
    },
    perLanguage('issuer', 'legalTextIssuer', 'text', longest.issuer),
    {
      type: 'collapsible',
      label: label('legalTextDatesHelp'),
      fields: [
        {
          type: 'row',
          fields: [
            dayField('issued', 'legalTextIssued', { required: false }),
            dayField('inForceFrom', 'legalTextInForceFrom', { required: false, check: afterIssue }),
            dayField('expiredFrom', 'legalTextExpiredFrom', { required: false, check: afterIssue }),
          ],
        },
      ],
    },
    {
      ...anotherText,
      name: 'replacedBy',
      label: label('legalTextReplacedBy'),
      admin: { description: label('legalTextReplacedByHelp') },
    },
    {
      ...anotherText,
      name: 'amendedBy',
      hasMany: true,
      label: label('legalTextAmendedBy'),
      admin: { description: label('legalTextAmendedByHelp') },
    },
    {
      name: 'address',
      type: 'text',
      label: label('legalTextAddress'),
      maxLength: longest.address,
      admin: { description: label('legalTextAddressHelp') },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value || isAddress(value) || labelFor(req, 'legalTextAddressInvalid'),
    },
    { name: 'slug', type: 'text', unique: true, index: true, admin: technical },
    // What citations of this text look like (`keysOfText`).
    { name: 'keys', type: 'text', hasMany: true, index: true, admin: technical },
    sourceHash,
  ],
}
