import type { GroupField, PayloadRequest, UnnamedTab } from 'payload'
import { languages, type Language } from '@/lib/domain/languages'
import { slugify } from '@/lib/domain/text'
import { label, labelFor } from '../labels'
import { isBlank, type ProfileText } from '../members/profile-text'
import { memberDetails } from './member-details'

/** A field that is written, though not with the record: Payload shows one that it does not store as read-only. */
const unstored = () => ({ virtual: true, admin: { readOnly: false } })

const isOther = (language: Language) => (data: { language?: unknown; mainProfile?: unknown }) =>
  !data.mainProfile && data.language !== language

const profileIn = (language: Language): GroupField => ({
  name: language,
  type: 'group',
  label: label(language),
  virtual: true,
  admin: {
    readOnly: false,
    description: label('profileInHelp'),
    hideGutter: true,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
  },
  fields: [
    {
      name: 'fullName',
      type: 'text',
      ...unstored(),
      label: label('fullName'),
      validate: (value: string | null | undefined, { req, siblingData }: ProfileCheck) =>
        Boolean(value?.trim()) || isBlank(siblingData) || labelFor(req, 'profileNeedsName'),
    },
    { name: 'name', type: 'text', ...unstored(), label: label('name') },
    { name: 'description', type: 'textarea', ...unstored(), label: label('description') },
    { ...memberDetails, ...unstored(), admin: { readOnly: false, initCollapsed: true } },
    {
      name: 'slug',
      type: 'text',
      virtual: true,
      label: label('slug'),
      admin: { readOnly: false, description: label('profileSlugHelp') },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value || value === slugify(value) || labelFor(req, 'slugInvalid'),
    },
  ],
})

interface ProfileCheck {
  req: PayloadRequest
  siblingData: Partial<ProfileText>
}

/** Tabs of a person's form. Each language has a record of its own, which `members/keep-profiles.ts` writes. */
export const otherLanguages: UnnamedTab[] = languages.map((language) => ({
  label: label(language),
  admin: { condition: isOther(language) },
  fields: [profileIn(language)],
}))
