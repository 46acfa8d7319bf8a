import { expect, test } from '@jest/globals'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { characters, rows } from './limits'

const { contact, home } = sampleSiteRecord()

const texts: [keyof typeof characters, Partial<Record<string, string>>[]][] = [
  ['slideTitle', home.heroSlides.map(({ title }) => title)],
  ['slideText', home.heroSlides.map(({ text }) => text)],
  ['heading', [home.introHeading, home.logoExplanation.heading]],
  ['subheading', [home.introSubheading]],
  ['paragraph', home.introParagraphs],
  ['phrase', [home.globePhrase]],
  ['tipTitle', home.introTips.map(({ title }) => title)],
  ['tipText', home.introTips.map(({ text }) => text)],
  ['logoText', [home.logoExplanation.paragraph]],
  ['serviceTitle', home.services.map(({ title }) => title)],
  ['serviceText', home.services.map(({ text }) => text)],
  ['purpose', [home.mission, home.vision]],
  ['address', [contact.address, ...contact.offices.map(({ address }) => address)]],
  ['personName', contact.contacts.map(({ name }) => name)],
  ['officeName', contact.offices.map(({ name }) => name)],
  ['closedName', contact.closedDays.map(({ name }) => name)],
]

test.each(texts)('the limit of %s leaves room for the sample texts', (name, inputs) => {
  const longest = Math.max(...inputs.flatMap((text) => Object.values(text).map((one) => one?.length ?? 0)))
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(characters[name])
})

test('the limits of rows leave room for the sample record', () => {
  const result = {
    slides: home.heroSlides,
    paragraphs: home.introParagraphs,
    tips: home.introTips,
    services: home.services,
    hotlines: contact.hotlines,
    contacts: contact.contacts,
    offices: contact.offices,
    closedDays: contact.closedDays,
    licences: contact.licences,
  } satisfies Record<keyof typeof rows, unknown[]>
  for (const [name, list] of Object.entries(result))
    expect([name, list.length <= rows[name as keyof typeof rows]]).toEqual([name, true])
})
