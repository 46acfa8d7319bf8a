import type { CheckboxField, Where } from 'payload'
import { label } from '../labels'

export const hiddenFromSite: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: label('isHidden'),
  defaultValue: false,
  admin: { position: 'sidebar', description: label('isHiddenHelp') },
}

export const notHidden: Where = { isHidden: { not_equals: true } }
