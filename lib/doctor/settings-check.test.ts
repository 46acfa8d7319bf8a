import { expect, test } from '@jest/globals'
import { parseSettings } from '@/lib/settings'
import { settingsProblems } from '@/lib/settings/usable'
import { checkSettings } from './settings-check'

type Environment = Record<string, string>

/** State and text of what is found in an environment. */
function check(environment: Environment): string[] {
  const { problems, unusable } = settingsProblems(environment)
  const without = Object.fromEntries(unusable.map((name) => [name, '']))
  const settings = parseSettings({ ...environment, ...without })
  return checkSettings({ environment, problems, settings }).map(({ state, found }) => `${state}: ${found}`)
}

const site = { SITE_URL: 'https://www.ilc.example' }

test.each<[string, Environment, string[]]>([
  ['valid settings', { ...site, PORT: '3000', HOME: '/home/ilc' }, ['fine: all settings are valid (2 given)']],
  [
    'a misspelt variable',
    { ...site, MAIL_STAF: 'a@ilc.example' },
    ['fine: all settings are valid (1 given)', 'warning: MAIL_STAF is not a setting: did you mean MAIL_STAFF?'],
  ],
  ['a misspelt variable without a value', { ...site, MAIL_STAF: '' }, ['fine: all settings are valid (1 given)']],
  [
    'a variable with the prefix of settings',
    { ...site, MAIL_REPLY: 'x' },
    [
      'fine: all settings are valid (1 given)',
      'warning: MAIL_REPLY is not a setting: did you mean MAIL_FROM or MAIL_STAFF?',
    ],
  ],
  [
    'several wrong settings, all at once',
    { ...site, PORT: 'many', SMTP_URL: 'smtp://mail.example', METRICS_TOKEN: 'secret' },
    [
      'problem: PORT must be a number',
      'problem: METRICS_TOKEN must have at least 16 characters',
      'problem: MAIL_FROM is missing',
    ],
  ],
  [
    'a former name',
    { ...site, KEPT_PAGES_MB: '7' },
    ['fine: all settings are valid (1 given)', 'warning: KEPT_PAGES_MB is now called PAGE_CACHE_MB'],
  ],
  [
    'no public address',
    {},
    ['fine: all settings are valid (0 given)', 'warning: SITE_URL is not set, so the site is http://localhost:3000'],
  ],
  ['an address of this machine', { SITE_URL: 'http://127.0.0.1:3000' }, ['fine: all settings are valid (1 given)']],
  [
    'a public address without encryption',
    { SITE_URL: 'http://www.ilc.example' },
    ['fine: all settings are valid (1 given)', 'problem: SITE_URL is http://www.ilc.example, which is not encrypted'],
  ],
])('%s', (_, environment, expected) => {
  expect(check(environment)).toEqual(expected)
})
