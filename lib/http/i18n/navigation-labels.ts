import type { Language } from '@/lib/domain/languages'
import { mainMenu } from '@/lib/domain/main-menu'
import { legalTextsPath, searchPath, topicsPath } from '@/lib/domain/paths'
import { sitePageIds, sitePagePath } from '@/lib/domain/site-pages'
import { labelsOf } from './labels'

export function navigationLabels(language: Language): Record<string, string> {
  const t = labelsOf(language)
  const entries = mainMenu.flatMap(({ label, path, children }) => [
    [path, t(`nav.${label}`)],
    ...(children ?? []).map((key) => [`${path}/${key}`, t(`overview.groups.${key}`)]),
  ])
  return {
    ...Object.fromEntries(entries),
    [searchPath]: t('search.title'),
    [legalTextsPath]: t('legalText.register'),
    [topicsPath]: t('topics.title'),
    ...Object.fromEntries(sitePageIds.map((id) => [sitePagePath(id), t(`sitePages.${id}`)])),
  }
}
