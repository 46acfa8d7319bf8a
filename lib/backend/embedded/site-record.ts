import { isPeriod } from '@/lib/domain/closed-days'
import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { sampleSiteRecord } from '../sample-site-record'
import { siteRecord, type SiteRecord } from '../site-record'
import { focusOf, imageOf } from './files/media-path'
import { payload } from './payload'
import type { SiteRecord as SiteRecordRow } from './payload-types'

/** An empty field becomes an empty text; a missing translation is taken from another language. */
function withoutGaps(value: unknown): unknown {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => languages.some((language) => language === key)))
    return inEveryLanguage(value)
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutGaps(inner)]))
}

type Slide = NonNullable<NonNullable<SiteRecordRow['home']>['heroSlides']>[number]

function toSlide(slide: Slide) {
  const focus = focusOf(slide.image)
  return { ...slide, image: imageOf(slide.image), ...(focus && { focus }) }
}

function toContact(contact: SiteRecordRow['contact']) {
  const { hotlines, licences, closedDays, slots } = contact ?? {}
  return {
    ...contact,
    hotlines: hotlines?.map((line) => line.phone) ?? [],
    licences: licences?.map(({ text }) => text) ?? [],
    closedDays: (closedDays ?? []).filter(({ firstDay, lastDay }) => isPeriod(firstDay, lastDay)),
    slots: {
      minutes: slots?.minutes ?? 0,
      people: slots?.people ?? 1,
      periods: (slots?.periods ?? []).map(({ days, from, until }) => ({ days, from, until })),
    },
  }
}

const toHome = (home: SiteRecordRow['home']) => ({
  ...home,
  bannerImage: imageOf(home?.bannerImage),
  filmImage: imageOf(home?.filmImage),
  introParagraphs: home?.introParagraphs?.map((paragraph) => paragraph.text) ?? [],
  heroSlides: home?.heroSlides?.map(toSlide) ?? [],
})

/** Contact details and home-page texts. The sample record is used only until staff or an import have saved one. */
export async function getSiteRecord(): Promise<SiteRecord> {
  const backend = await payload()
  const row = await backend.findGlobal({ slug: 'site-record', depth: 1 })
  return row.contact?.email
    ? siteRecord.parse(withoutGaps({ contact: toContact(row.contact), home: toHome(row.home) }))
    : sampleSiteRecord()
}
