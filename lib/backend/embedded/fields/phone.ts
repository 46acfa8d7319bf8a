import type { PayloadRequest, TextField } from 'payload'
import { cleanPhone, isPhone } from '@/lib/domain/phone'
import { label, labelFor } from '../labels'

function check(value: string | null | undefined, { req, required }: { req: PayloadRequest; required?: boolean }) {
  const phone = cleanPhone(value ?? '')
  if (phone === '') return !required || req.t('validation:required')
  return isPhone(phone) || labelFor(req, 'phoneInvalid')
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
