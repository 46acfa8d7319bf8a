import type { CollectionConfig } from 'payload'
import { memberRoles, personalSites, spokenLanguages } from '@/lib/domain/codes'
import { languageName } from '@/lib/domain/language-name'
import { tags } from '@/lib/backend/tags'
import { languageField } from '../fields/language-field'
import { sourceHash, technical } from '../fields/technical'
import { accessTo, untouched } from '../access'
import { hiddenFromSite } from '../fields/hidden-from-site'
import { memberDetails, personalLink } from '../fields/member-details'
import { otherLanguages } from '../fields/other-languages'
import { phoneField } from '../fields/phone'
import { slugField } from '../fields/slug'
import { keepFormerAddress, keepLastAddress } from '../hooks/keep-former-address'
import { deleteProfiles, readProfiles, saveProfiles, settleProfiles, matchFullName } from '../members/keep-profiles'
import { restoreSlug } from '../articles/save/trash'
import { trashHooks } from '../hooks/trash'
import { invalidating } from '../hooks/invalidate'
import { inEveryLanguage, label } from '../labels'
import { inMenuOf } from '../menu'
import { postChoices, postNames, titleNames } from '../members/post-choices'
import { storedDepartments } from '../members/stored-department'
import { studioPart } from '../fields/studio-part'

const invalidation = invalidating(tags.members)

/**
 * Member of the institute (spec 3), in one language. The records of a person in several languages share a translation
 * key; one of them stands for the person in the studio, and its form writes all of them. Role and department are stored
 * as pairs; the wire format joins them with commas.
 */
export const members: CollectionConfig<'members'> = {
  slug: 'members',
  labels: { singular: label('member'), plural: label('members') },
  admin: {
    ...inMenuOf('members'),
    // A person is listed once; the other languages are in the person's form.
    baseFilter: () => ({ mainProfile: { exists: false } }),
    useAsTitle: 'fullName',
    // Codes have no accents: people type names without them.
    listSearchableFields: ['fullName', 'slug'],
    defaultColumns: ['fullName', 'isHidden', 'isShow', 'updatedAt'],
    description: label('orderHelp'),
  },
  access: accessTo('members'),
  orderable: true,
  defaultSort: '_order',
  trash: true,
  hooks: {
    beforeOperation: trashHooks.beforeOperation,
    beforeChange: [...trashHooks.beforeChange, restoreSlug, matchFullName, keepFormerAddress('MEMBER'), saveProfiles],
    afterChange: [settleProfiles, ...invalidation.afterChange],
    afterRead: [readProfiles],
    beforeDelete: [deleteProfiles, keepLastAddress('MEMBER')],
    afterDelete: invalidation.afterDelete,
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('profile'),
          fields: [
            { name: 'fullName', type: 'text', label: label('fullName'), required: true },
            { name: 'name', type: 'text', label: label('name') },
            { name: 'gmail', type: 'email', label: label('email') },
            phoneField(false),
            ...personalSites.map(personalLink),
            {
              name: 'languagesSpoken',
              type: 'select',
              hasMany: true,
              label: label('languagesSpoken'),
              options: spokenLanguages.map((value) => ({
                value,
                label: inEveryLanguage((language) => languageName(value, language)),
              })),
            },
            {
              name: 'penName',
              type: 'text',
              label: label('penName'),
              admin: {
                description: label('penNameHelp'),
                components: {
                  Field: {
                    path: '@/app/(studio)/members/titles-field#TitlesField',
                    clientProps: { titles: titleNames },
                  },
                },
              },
            },
            { name: 'description', type: 'textarea', label: label('description') },
            {
              name: 'posts',
              type: 'array',
              label: label('posts'),
              labels: { singular: label('post'), plural: label('posts') },
              admin: {
                components: {
                  RowLabel: { path: '@/app/(studio)/members/post-field#PostLabel', clientProps: { names: postNames } },
                },
              },
              // One choice of both: not every role exists in every unit.
              fields: [
                {
                  name: 'post',
                  type: 'ui',
                  label: label('post'),
                  admin: {
                    disableListColumn: true,
                    components: {
                      Field: {
                        path: '@/app/(studio)/members/post-field#PostField',
                        clientProps: { names: postNames, choices: postChoices, empty: label('postEmpty') },
                      },
                    },
                  },
                },
                {
                  name: 'role',
                  type: 'select',
                  label: label('role'),
                  options: memberRoles.map((value) => ({ value, label: postNames.roles[value] })),
                  required: true,
                  admin: { hidden: true },
                },
                {
                  name: 'department',
                  type: 'select',
                  label: label('department'),
                  options: storedDepartments.map((value) => ({ value, label: postNames.units[value] })),
                  required: true,
                  admin: { hidden: true },
                },
              ],
            },
            memberDetails,
          ],
        },
        ...otherLanguages,
      ],
    },
    { name: 'fullNameMatch', type: 'text', index: true, admin: technical },
    slugField(({ fullName }) => fullName, { isNumbered: true }),
    languageField({ required: true, index: true, defaultValue: 'vi', admin: { position: 'sidebar' } }),
    {
      name: 'translationKey',
      type: 'text',
      label: label('translationKey'),
      index: true,
      admin: { position: 'sidebar', description: label('memberKeyHelp') },
    },
    {
      name: 'mainProfile',
      type: 'relationship',
      relationTo: 'members',
      maxDepth: 0,
      access: { create: () => false, ...untouched },
      admin: technical,
    },
    studioPart('personLink', 'members/person-link#PersonLink', 'sidebar'),
    { name: 'photo', type: 'upload', relationTo: 'media', label: label('photo'), admin: { position: 'sidebar' } },
    { name: 'isShow', type: 'checkbox', label: label('isShow'), defaultValue: true, admin: { position: 'sidebar' } },
    hiddenFromSite,
    sourceHash,
  ],
}
