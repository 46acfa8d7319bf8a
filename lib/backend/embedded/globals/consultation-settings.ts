import type { GlobalConfig, PayloadRequest, TextField } from 'payload'
import { languages } from '@/lib/domain/languages'
import { appointmentPlaceholders, placeholders, unknownPlaceholders } from '@/lib/consultation/mail/answer-template'
import { globalAccessTo } from '../access'
import { inMenuOf } from '../menu'
import { defaultTemplates } from '../consultations/default-templates'
import { label, labelFor } from '../labels'

type Input = Pick<TextField, 'required'> & { req: PayloadRequest }

function checkTemplate(value: string | null | undefined, { req, required }: Input): string | true {
  if (required && !value?.trim()) return req.t('validation:required')
  const unknown = unknownPlaceholders(value ?? '')
  return unknown.length === 0 || labelFor(req, 'placeholderUnknown', { list: unknown.join(' ') })
}

export const consultationSettings: GlobalConfig<'consultation-settings'> = {
  slug: 'consultation-settings',
  label: label('consultationSettings'),
  access: globalAccessTo('consultation-settings'),
  admin: inMenuOf('consultation-settings'),
  fields: [
    {
      name: 'templates',
      type: 'array',
      label: label('answerTemplates'),
      labels: { singular: label('answerTemplate'), plural: label('answerTemplates') },
      maxRows: 30,
      defaultValue: defaultTemplates,
      admin: {
        description: label('answerTemplatesHelp', { list: [...placeholders, ...appointmentPlaceholders].join(' ') }),
        initCollapsed: true,
        components: { RowLabel: '@/app/(studio)/row-label#RowLabel' },
      },
      fields: [
        { name: 'name', type: 'text', label: label('name'), required: true },
        {
          name: 'subject',
          type: 'group',
          label: label('mailSubject'),
          fields: languages.map((language) => ({
            name: language,
            type: 'text',
            label: label(language),
            required: language === 'vi',
            validate: checkTemplate,
          })),
        },
        {
          name: 'text',
          type: 'group',
          label: label('content'),
          fields: languages.map((language) => ({
            name: language,
            type: 'textarea',
            label: label(language),
            required: language === 'vi',
            admin: { rows: 10 },
            validate: checkTemplate,
          })),
        },
      ],
    },
  ],
}
