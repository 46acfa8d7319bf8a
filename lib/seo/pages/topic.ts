import type { Language } from '@/lib/domain/languages'
import { localPath, pathBelow, topicPath, topicsPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

const about = (language: Language) => ({
  language,
  image: { path: screenPreviewPath(language, 'home'), alt: labelsOf(language)('brand.name') },
  isIndexed: true,
})

export function topicsFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const label = labels('topics.title')
  return {
    ...about(language),
    label,
    title: pageTitle(label),
    description: labels('topics.lead'),
    path: localPath(language, topicsPath),
    versions: inAllLanguages(topicsPath),
    place: topicsPath,
  }
}

export function topicFacts(language: Language, { id, name }: { id: string; name: string }, page = 1): PageFacts {
  const labels = labelsOf(language)
  const lead = labels('topics.about', { name })
  const label = page === 1 ? name : labels('pagination.title', { title: name, page })
  const place = pathBelow(topicsPath, id)
  return {
    ...about(language),
    label,
    title: pageTitle(label),
    description: page === 1 ? lead : labels('pagination.described', { lead, page }),
    path: topicPath(language, id, page),
    // Lists differ in length between languages, so only their first pages are versions of each other.
    versions: page === 1 ? inAllLanguages(place) : [],
    place,
  }
}
