import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { siteRecord, type SiteRecord } from '@/lib/backend/site-record'

let sample: SiteRecord | undefined

export function sampleSiteRecord(): SiteRecord {
  sample ??= withoutImages(siteRecord.parse(parse(readFileSync(path.resolve('content/settings.yaml'), 'utf8'))))
  return sample
}

function withoutImages(record: SiteRecord): SiteRecord {
  return {
    ...record,
    home: {
      ...record.home,
      bannerImage: '',
      filmImage: '',
      heroSlides: record.home.heroSlides.map((slide) => ({ ...slide, image: '' })),
    },
  }
}
