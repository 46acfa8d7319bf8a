import type { Metadata } from 'next'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { feedKinds, feedPath, feedTypes } from '@/lib/domain/paths'
import { previewSize } from '@/lib/domain/preview-size'
import { labelsOf } from '@/lib/http/i18n/labels'
import { settings } from '@/lib/operations/settings'
import { versionForOthers, type PageFacts } from './facts'

const openGraphLocale = { vi: 'vi_VN', en: 'en_US', zh: 'zh_CN' } as const satisfies Record<Language, string>

const shownInFull = {
  index: true,
  follow: true,
  'max-image-preview': 'large',
  'max-snippet': -1,
  'max-video-preview': -1,
} as const

function languageAddresses({ language, path, versions }: PageFacts): Record<string, string> | undefined {
  if (versions.length === 0) return undefined
  const addresses = Object.fromEntries(versions.map((version) => [htmlLang[version.language], version.path]))
  return { ...addresses, 'x-default': versionForOthers(versions, { language, path }).path }
}

function feedsOf({ language, feed }: PageFacts): Record<string, { url: string; title: string }[]> {
  const labels = labelsOf(language)
  const titles = {
    all: labels('brand.name'),
    own: feed && `${labels(`sections.${feed}.title`)} | ${labels('brand.name')}`,
  }
  return Object.fromEntries(
    feedKinds.map((kind) => [
      feedTypes[kind],
      [
        ...(feed && titles.own ? [{ url: feedPath(language, feed, kind), title: titles.own }] : []),
        { url: feedPath(language, undefined, kind), title: titles.all },
      ],
    ]),
  )
}

/** A page's metadata for search engines, previews and browsers; `metadataBase` of the layout makes paths absolute. */
export function metadataOf(facts: PageFacts): Metadata {
  const { label, title, description, language, path, versions, image, isIndexed } = facts
  const labels = labelsOf(language)
  const images = [{ url: image.path, ...previewSize, type: 'image/jpeg', alt: image.alt }]
  return {
    title,
    description,
    manifest: `/manifest/${language}.webmanifest`,
    robots: isIndexed ? shownInFull : { index: false, follow: true },
    alternates: { canonical: path, languages: languageAddresses(facts), types: feedsOf(facts) },
    openGraph: {
      type: 'website',
      title: label,
      description,
      url: path,
      siteName: labels('brand.name'),
      locale: openGraphLocale[language],
      alternateLocale: versions
        .filter((version) => version.language !== language)
        .map((version) => openGraphLocale[version.language]),
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: label,
      description,
      images: [{ url: image.path, alt: image.alt }],
    },
    ...(settings().FACEBOOK_CLIENT_ID && { facebook: { appId: settings().FACEBOOK_CLIENT_ID ?? '' } }),
  }
}
