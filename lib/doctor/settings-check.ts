import { settingsSchema, type Settings } from '@/lib/settings'
import { formerNames } from '@/lib/settings/renamed'
import type { SettingProblem } from '@/lib/settings/usable'
import { fine, finding, type Finding } from './finding'
import { misspeltSettings } from './misspelt-settings'

/** What the check of settings reads. */
export interface GivenSettings {
  environment: Record<string, string | undefined>
  problems: readonly SettingProblem[]
  /** The settings, without those that are not valid. */
  settings: Pick<Settings, 'SITE_URL' | 'isSiteUrlGiven'>
}

const orList = new Intl.ListFormat('en', { type: 'disjunction' })

/** Whether an address is that of this machine. */
export const isLocal = (address: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(URL.parse(address)?.hostname ?? '')

function siteUrlFindings({ SITE_URL, isSiteUrlGiven }: GivenSettings['settings']): Finding[] {
  if (!isSiteUrlGiven) return [finding('site-url-missing', `SITE_URL is not set, so the site is ${SITE_URL}`)]
  if (SITE_URL.startsWith('https:') || isLocal(SITE_URL)) return []
  return [finding('site-url-unencrypted', `SITE_URL is ${SITE_URL}, which is not encrypted`)]
}

/** Checks that all settings are valid, spelt as the site reads them, and name a public address. */
export function checkSettings({ environment, problems, settings }: GivenSettings): Finding[] {
  const names = Object.keys(environment).filter((name) => environment[name])
  const known = Object.keys(settingsSchema.shape)
  const former = Object.entries(formerNames).filter(([name]) => names.includes(name))
  const given = names.filter((name) => known.includes(name))
  const misspelt = misspeltSettings(names, known).filter(({ name }) => !(name in formerNames))
  const findings = [
    ...problems.map(({ name, message }) => finding('setting-wrong', `${name} ${message}`)),
    ...misspelt.map(({ name, meant }) =>
      finding('setting-misspelt', `${name} is not a setting: did you mean ${orList.format(meant)}?`),
    ),
    ...former.map(([name, present]) => finding('setting-renamed', `${name} is now called ${present}`)),
    ...siteUrlFindings(settings),
  ]
  return problems.length > 0 ? findings : [fine(`all settings are valid (${given.length} given)`), ...findings]
}
