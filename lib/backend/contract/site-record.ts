import { z } from 'zod'
import { inEveryLanguage, isLanguage } from '@/lib/domain/languages'
import { noCodes } from '@/lib/domain/codes'
import { logOnce } from '@/lib/operations/log/loggable'
import { noSlots, siteRecord, type SiteRecord } from '../site-record'

const noText = { vi: '', en: '', zh: '' }
const titled = { heading: noText, paragraph: noText }

/** A site record in which everything is empty: what is missing is not replaced by the facts of somebody else. */
const empty = {
  contact: {
    email: '',
    hotlines: [],
    contacts: [],
    address: noText,
    taxCode: '',
    licences: [],
    firstTalk: '' as const,
    offices: [],
    hours: { opens: '', closes: '', days: [] },
    closedDays: [],
    slots: noSlots,
    map: { latitude: 0, longitude: 0, embedUrl: '' },
    social: { facebook: '', zalo: '', whatsapp: '', wechat: '' },
    chatUrl: '',
    verification: noCodes,
  },
  home: {
    introHeading: noText,
    introSubheading: noText,
    introParagraphs: [],
    globePhrase: noText,
    introTips: [],
    logoExplanation: titled,
    services: [],
    mission: noText,
    vision: noText,
    bannerImage: '',
    filmImage: '',
    heroSlides: [],
  },
} satisfies SiteRecord

const { contact, home } = siteRecord.shape

const shape = z.object({ contact: contact.extend({ email: z.union([z.literal(''), contact.shape.email]) }), home })

type Path = readonly PropertyKey[]

const inside = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined

function replaced(value: unknown, path: Path, blank: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return blank
  if (Array.isArray(value)) return value.filter((_, index) => index !== name)
  const from = typeof value === 'object' && value !== null ? value : {}
  const words = isLanguage(name) ? inEveryLanguage(from)[name] : undefined
  return { ...from, [name]: replaced(inside(from, name), rest, words || inside(blank, name)) }
}

const maxErrors = 200

/** The site record of an older or newer instance of this site: what cannot be read is empty, and logged once. */
export const wireSiteRecord = z
  .object({ contact: z.unknown(), home: z.unknown() })
  .refine((input) => [input.contact, input.home].some((part) => typeof part === 'object' && part !== null))
  .transform((given, context): SiteRecord => {
    let repaired: unknown = given
    for (let errors = 0; errors < maxErrors; errors++) {
      const read = shape.safeParse(repaired)
      // Through a hosted backend no times can be booked.
      if (read.success) return { ...read.data, contact: { ...read.data.contact, slots: noSlots } }
      const path = read.error.issues[0]?.path ?? []
      const name = path.join('.')
      logOnce(`site record ${name}`, 'The site record of the hosted backend is read without its', name)
      repaired = replaced(repaired, path, empty)
    }
    context.addIssue({ code: 'custom', message: `more than ${maxErrors} faults` })
    return z.NEVER
  })
