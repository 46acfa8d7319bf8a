import type { Article, LegalText, Member } from '@/lib/backend/model'
import type { Focus } from '@/lib/domain/focus'
import { longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { byRank } from '@/lib/domain/roles'
import { isOverviewView, overviewGroups } from '@/lib/domain/overview'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'
import { isSitePage, sitePageIds } from '@/lib/domain/site-pages'
import { singleSpaced, withoutControlCharacters } from '@/lib/domain/text'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { overviewLabels } from '@/lib/http/i18n/navigation-labels'
import { titlesInWords } from '@/lib/http/i18n/title-words'
import { labelsOf } from '@/lib/http/i18n/labels'

const groups = overviewGroups.map(({ key }) => key)

/** The screens that have their own preview image. Every other page has the home page's. */
export const previewScreens = [
  ...(['home', 'overview', 'contact', 'register', 'accessibility'] as const),
  ...articleTypes,
  ...groups,
  ...sitePageIds,
]

export type PreviewScreen = (typeof previewScreens)[number]

/** Widths and heights of the images that Google asks for. */
export const cropRatios = ['16x9', '4x3', '1x1'] as const

export type CropRatio = (typeof cropRatios)[number]

export interface Card {
  kind: 'article' | 'member' | 'screen' | 'home' | 'crop'
  language: Language
  brand: string
  label: string
  title: string
  below: string
  image: string | undefined
  focus?: Focus
  ratio?: CropRatio
}

type Text = Pick<Card, 'label' | 'title' | 'below'>

const line = (text: string) => singleSpaced(withoutControlCharacters(text).normalize('NFC'))

function card(
  kind: Card['kind'],
  language: Language,
  { label, title, below }: Text,
  image?: string,
  focus?: Focus,
): Card {
  return {
    kind,
    language,
    brand: labelsOf(language)('brand.name'),
    label: line(label),
    title: line(title),
    below: line(below),
    image,
    ...(focus && { focus }),
  }
}

export function articleCard({ createDate, language, meta, previewFocus, previewImage, title, type }: Article): Card {
  const t = labelsOf(language)
  const text = {
    label: t(`sections.${type}.title`),
    title: meta.title?.trim() || title.trim() || t('article.untitled'),
    below: createDate ? longDate(createDate, language) : '',
  }
  return meta.image
    ? card('article', language, text, meta.image, meta.imageFocus)
    : card('article', language, text, previewImage, previewFocus)
}

export function articleCrop(article: Article, ratio: CropRatio): Card | undefined {
  const { focus, image } = articleCard(article)
  if (image === undefined) return undefined
  const textless = { label: '', title: '', below: '' }
  return { ...card('crop', article.language, textless, image, focus), ratio }
}

export function legalTextCard(language: Language, text: LegalText): Card {
  const label = labelsOf(language)(`legalTextKinds.${text.kind}`)
  return card('screen', language, { label, title: legalTextName(text, language), below: text.issuer[language] })
}

export function memberCard({ fullName, language, penName, photo, photoFocus, posts }: Member): Card {
  const t = labelsOf(language)
  const titles = titlesInWords(penName, language)
  const [post] = byRank(posts)
  const role = post && post.role !== 'NA' ? [t(`roles.${post.role}`)] : []
  const unit = post && post.department !== 'NA' ? [t(`groups.${post.department}`)] : []
  const text = {
    label: titles.join(t('member.separator')),
    title: fullName.trim() || t('member.unnamed'),
    below: [...role, ...unit].join(' – '),
  }
  return card('member', language, text, photo, photoFocus)
}

export function screenCard(language: Language, screen: PreviewScreen): Card {
  const t = labelsOf(language)
  const label = t('brand.tagline')
  const texts = {
    home: () => ({ label: '', title: t('brand.name'), below: label }),
    overview: () => ({ label, title: t('nav.overview'), below: t('overview.lead') }),
    contact: () => ({ label, title: t('nav.contact'), below: t('brand.name') }),
    register: () => ({ label, title: t('legalText.register'), below: t('legalText.lead') }),
    accessibility: () => ({ label, title: t('accessibility.title'), below: t('brand.name') }),
  }
  const textOf = (): Text => {
    if (screen in texts) return texts[screen as keyof typeof texts]()
    if (isOverviewView(screen)) {
      const { title, lead: below } = overviewLabels(screen, language)
      return { label: t('nav.overview'), title, below }
    }
    if (isSitePage(screen)) return { label, title: t(`sitePages.${screen}`), below: t('brand.name') }
    const section = `sections.${screen as ArticleType}` as const
    return { label, title: t(`${section}.title`), below: t(`${section}.lead`) }
  }
  return card(screen === 'home' ? 'home' : 'screen', language, textOf())
}
