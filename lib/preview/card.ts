import type { Article, Member } from '@/lib/backend/model'
import { longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { byRank } from '@/lib/domain/roles'
import { articleTypes } from '@/lib/domain/sections'
import { withoutControlCharacters } from '@/lib/domain/text'
import { titleParts } from '@/lib/domain/titles'
import { wordsOf } from '@/lib/i18n/words'

/** The screens that have a preview picture of their own; every other page has the home page's. */
export const previewScreens = ['home', ...articleTypes, 'overview', 'contact'] as const

export type PreviewScreen = (typeof previewScreens)[number]

/** All that a preview picture shows: two equal cards are one picture. */
export interface Card {
  kind: 'article' | 'member' | 'screen' | 'home'
  language: Language
  /** The institute's name. */
  brand: string
  /** What kind of thing it is, above the title; may be empty, as what stands below it. */
  label: string
  title: string
  below: string
  /** Address of its own picture. */
  picture: string | undefined
}

type Text = Pick<Card, 'label' | 'title' | 'below'>

/** Text in one line, as it is drawn. */
const line = (text: string) => withoutControlCharacters(text).normalize('NFC').replace(/\s+/g, ' ').trim()

function card(kind: Card['kind'], language: Language, { label, title, below }: Text, picture?: string): Card {
  return { kind, language, brand: wordsOf(language)('brand.name'), label: line(label), title: line(title), below: line(below), picture }
}

/** What an article's picture shows: what staff have said about its preview comes first. */
export function articleCard({ createDate, language, meta, previewImage, title, type }: Article): Card {
  const t = wordsOf(language)
  const text = { label: t(`sections.${type}.title`), title: meta.title?.trim() || title.trim() || t('article.untitled'), below: longDate(createDate, language) }
  return card('article', language, text, meta.image ?? previewImage)
}

/** What a member's picture shows: academic titles, name, highest post. */
export function memberCard({ fullName, language, penName, photo, posts }: Member): Card {
  const t = wordsOf(language)
  const titles = titleParts(penName).map((part) => ('code' in part ? t(`titles.${part.code}`) : part.text))
  const [post] = byRank(posts)
  const role = post && post.role !== 'NA' ? [t(`roles.${post.role}`)] : []
  const unit = post && post.department !== 'NA' ? [t(`groups.${post.department}`)] : []
  const text = { label: titles.join(t('member.separator')), title: fullName.trim() || t('member.unnamed'), below: [...role, ...unit].join(' – ') }
  return card('member', language, text, photo)
}

/** What the picture of a section, of the overview, of the contact page or of the home page shows. */
export function screenCard(language: Language, screen: PreviewScreen): Card {
  const t = wordsOf(language)
  const label = t('brand.tagline')
  const texts = {
    home: () => ({ label: '', title: t('brand.name'), below: label }),
    overview: () => ({ label, title: t('nav.overview'), below: t('overview.lead') }),
    contact: () => ({ label, title: t('contactPage.title'), below: t('brand.name') }),
  }
  const text = screen === 'home' || screen === 'overview' || screen === 'contact' ? texts[screen]() : { label, title: t(`sections.${screen}.title`), below: t(`sections.${screen}.lead`) }
  return card(screen === 'home' ? 'home' : 'screen', language, text)
}
