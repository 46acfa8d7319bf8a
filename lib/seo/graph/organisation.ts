import type { ContactPoint, LegalService, OpeningHoursSpecification, Organization, Thing } from 'schema-dts'
import type { SiteRecord } from '@/lib/backend/site-record'
import { htmlLang, languages, type Language } from '@/lib/domain/languages'
import type { weekdays } from '@/lib/domain/opening-days'
import { localPath } from '@/lib/domain/paths'
import { sitePagePath } from '@/lib/domain/site-pages'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute } from '@/lib/operations/settings'
import { ids, refersTo } from './ids'

type Contact = SiteRecord['contact']

const foundingDate = '2024'

const logo = absolute('/icons/icon-512.png')

const schemaDay = {
  MONDAY: 'https://schema.org/Monday',
  TUESDAY: 'https://schema.org/Tuesday',
  WEDNESDAY: 'https://schema.org/Wednesday',
  THURSDAY: 'https://schema.org/Thursday',
  FRIDAY: 'https://schema.org/Friday',
  SATURDAY: 'https://schema.org/Saturday',
  SUNDAY: 'https://schema.org/Sunday',
} as const satisfies Record<(typeof weekdays)[number], string>

export const international = (phone: string): string => phone.replace(/^0/, '+84')

const openingHours = ({ hours: { days, opens, closes } }: Contact): Exclude<OpeningHoursSpecification, string> => ({
  '@type': 'OpeningHoursSpecification',
  '@id': ids.hours(),
  dayOfWeek: days.map((day) => schemaDay[day]),
  opens,
  closes,
})

/** Closed from midnight to midnight, in the way of Google's documentation. */
const closedDays = ({ closedDays: closed }: Contact): OpeningHoursSpecification[] =>
  closed.map(({ firstDay, lastDay }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: firstDay,
    validThrough: lastDay,
  }))

/** The last part of an address is the city, which is a province too; a Chinese address begins with it. */
export function postalAddress(address: string) {
  const [, cityFirst, below] = /^(\p{Script=Han}+?市)(.+)$/u.exec(address) ?? []
  const parts = address.split(/,\s*/)
  const city = cityFirst ?? (parts.length > 1 ? parts.pop() : undefined)
  return {
    '@type': 'PostalAddress',
    streetAddress: below ?? parts.join(', '),
    ...(city && { addressLocality: city, addressRegion: city }),
    addressCountry: 'VN',
  } as const
}

const spoken = languages.map((language) => htmlLang[language])

function contactPoints(contact: Contact, language: Language): ContactPoint[] {
  const shared = {
    contactType: 'customer service',
    areaServed: 'VN',
    availableLanguage: spoken,
    hoursAvailable: refersTo(ids.hours()),
  }
  return [
    ...contact.hotlines.map((phone) => ({
      '@type': 'ContactPoint' as const,
      ...shared,
      telephone: international(phone),
      email: contact.email,
    })),
    ...contact.contacts.map(({ name, phone }) => ({
      '@type': 'ContactPoint' as const,
      ...shared,
      name: name[language],
      telephone: international(phone),
    })),
  ]
}

const offices = ({ offices }: Contact, language: Language): LegalService[] =>
  offices.map(({ name, address, phone }) => ({
    '@type': 'LegalService',
    name: name[language],
    image: logo,
    address: postalAddress(address[language]),
    telephone: international(phone),
    parentOrganization: refersTo(ids.organisation()),
  }))

/** The short form of the institute, for pages about something else: the id links it to the full form. */
export function organisationInShort(language: Language): Exclude<Organization, string> {
  const labels = labelsOf(language)
  return {
    '@type': 'Organization',
    '@id': ids.organisation(),
    name: labels('brand.name'),
    url: absolute('/'),
    logo: {
      '@type': 'ImageObject',
      url: logo,
      width: '512',
      height: '512',
      caption: labels('brand.name'),
    },
  }
}

export function organisation(record: SiteRecord, language: Language): Thing {
  const { contact } = record
  const { latitude, longitude } = contact.map
  const policy = absolute(localPath(language, sitePagePath('chinh-sach-bien-tap')))
  const labels = labelsOf(language)
  const names = languages.map((other) => labelsOf(other)('brand.name'))
  return {
    ...organisationInShort(language),
    // Still an organisation, as in the short form.
    '@type': ['Organization', 'LegalService'],
    alternateName: [labels('brand.short'), ...names.filter((name) => name !== labels('brand.name'))],
    email: contact.email,
    telephone: international(contact.hotlines[0] ?? ''),
    image: logo,
    address: postalAddress(contact.address[language]),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(contact),
    ...(contact.closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays(contact) }),
    department: offices(contact, language),
    areaServed: { '@type': 'Country', name: 'Việt Nam' },
    knowsLanguage: spoken,
    publishingPrinciples: policy,
    correctionsPolicy: policy,
    sameAs: [contact.social.facebook, contact.social.zalo].filter(Boolean),
    slogan: labels('brand.tagline'),
    foundingDate,
    taxID: contact.taxCode,
    contactPoint: contactPoints(contact, language),
  } as unknown as Thing
}
