import type { PayloadRequest, TextField } from 'payload'
import { cleanPhone, isPhone } from '@/lib/domain/phone'
import { label, wordsFor } from '../labels'

function check(value: string | null | undefined, { req, required }: { req: PayloadRequest; required?: boolean }) {
  const phone = cleanPhone(value ?? '')
  if (phone === '') return !required || req.t('validation:required')
  return isPhone(phone) || wordsFor(req, 'phoneInvalid')
}

export const phoneField = (required: boolean): TextField => ({
  name: 'phone',
  type: 'text',
  label: label('phone'),
  required,
  validate: check,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanPhone(value) : value)] },
  admin: { description: label('phoneHelp') },
})
