import { siteRecord, type SiteRecord } from '../site-record'
import { sampleSiteRecord } from '@/lib/content/sample-site-record'
import { mediaPath } from './media-path'
import { payload } from './payload'
import type { SiteRecord as SiteRecordRow } from './payload-types'

/** Studio rows carry ids and nulls that the record does not know. */
function toRecord(row: SiteRecordRow): unknown {
  return {
    contact: { ...row.contact, hotlines: row.contact?.hotlines?.map((line) => line.phone) },
    home: {
      ...row.home,
      introParagraphs: row.home?.introParagraphs?.map((paragraph) => paragraph.text),
      heroSlides: row.home?.heroSlides?.map((slide) => ({
        ...slide,
        image: typeof slide.image === 'object' && slide.image?.filename ? mediaPath(slide.image.filename) : '',
      })),
    },
  }
}

/** Contact facts and home texts; the sample record until staff have saved a complete one. */
export async function getSiteRecord(): Promise<SiteRecord> {
  const backend = await payload()
  const row = await backend.findGlobal({ slug: 'site-record', depth: 1 })
  const parsed = siteRecord.safeParse(toRecord(row))
  return parsed.success ? parsed.data : sampleSiteRecord()
}
