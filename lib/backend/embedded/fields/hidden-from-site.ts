import type { CheckboxField, Where } from 'payload'
import { label } from '../labels'

/** Keeps a record off the site, without deleting it: one that is not finished, or that is withdrawn for a while. */
export const hiddenFromSite: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: label('isHidden'),
  defaultValue: false,
  admin: { position: 'sidebar', description: label('isHiddenHelp') },
}

/** The records that the site shows. */
export const notHidden: Where = { isHidden: { not_equals: true } }
