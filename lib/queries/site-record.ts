import 'server-only'
import { readForPage } from '@/lib/backend/last-known'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import type { SiteRecord } from '@/lib/backend/site-record'
import { tags } from '@/lib/backend/tags'
import { comingClosedDays, nearClosedDays } from '@/lib/domain/closed-days'
import { cacheContent } from './cache-content'
import { read } from './read'

type Closed = SiteRecord['contact']['closedDays']

/** Contact facts and home-page texts. Of the closed days, those to come: the server reads them anew every day. */
export const getSiteRecord = (): Promise<SiteRecord> => readForPage(tags.siteRecord, readSiteRecord, sampleSiteRecord)

export const getNearClosedDays = (): Promise<Closed> => readForPage('near-closed-days', readNearClosedDays, () => [])

async function readSiteRecord(): Promise<SiteRecord> {
  'use cache'
  cacheContent(tags.siteRecord)
  const record = await read((from) => from.getSiteRecord())
  const closedDays = comingClosedDays(record.contact.closedDays, new Date())
  return { ...record, contact: { ...record.contact, closedDays } }
}

async function readNearClosedDays(): Promise<Closed> {
  'use cache'
  cacheContent(tags.siteRecord)
  return nearClosedDays((await readSiteRecord()).contact.closedDays, new Date())
}
