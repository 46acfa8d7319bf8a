import type { GlobalBeforeValidateHook, GlobalConfig } from 'payload'
import { globalAccessTo } from '../access'
import { inMenuOf } from '../menu'
import { conflict } from '../database/conflict'
import { label } from '../labels'
import { standingOf } from '../staff/second-factor/store'

/** Refuses to require a second factor of others before one's own is set up: it would end one's own session. */
const setUpOwnFirst: GlobalBeforeValidateHook = async ({ data, req }) => {
  const isRequired = (data as { requireSecondFactor?: unknown } | undefined)?.requireSecondFactor === true
  if (isRequired && req.user && !(await standingOf(req, Number(req.user.id))).isSet)
    throw conflict(req, 'secondFactorOwnFirst', 'requireSecondFactor')
  return data
}

export const staffSecurity: GlobalConfig<'staff-security'> = {
  slug: 'staff-security',
  label: label('staffSecurity'),
  access: globalAccessTo('staff-security'),
  admin: inMenuOf('staff-security'),
  hooks: { beforeValidate: [setUpOwnFirst] },
  fields: [
    {
      name: 'requireSecondFactor',
      type: 'checkbox',
      label: label('requireSecondFactor'),
      defaultValue: false,
      admin: { description: label('requireSecondFactorHelp') },
    },
  ],
}
