import type { Article, Member } from '@/lib/backend/model'
import type { Focus } from '@/lib/domain/focus'
import { longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { byRank } from '@/lib/domain/roles'
import { articleTypes } from '@/lib/domain/sections'
import { singleSpaced, withoutControlCharacters } from '@/lib/domain/text'
import { titlesInWords } from '@/lib/http/i18n/title-words'
import { wordsOf } from '@/lib/http/i18n/words'

/** The screens that have their own preview picture. Every other page has the home page's. */
export const previewScreens = ['home', ...articleTypes, 'overview', 'contact'] as const

export type PreviewScreen = (typeof previewScreens)[number]

export interface Card {
  kind: 'article' | 'member' | 'screen' | 'home'
  language: Language
  brand: string
  label: string
  title: string
  below: string
  picture: string | undefined
  focus?: Focus
}

type Text = Pick<Card, 'label' | 'title' | 'below'>

const line = (text: string) => singleSpaced(withoutControlCharacters(text).normalize('NFC'))

function card(
  kind: Card['kind'],
  language: Language,
  { label, title, below }: Text,
  picture?: string,
  focus?: Focus,
): Card {
  return {
    kind,
    language,
    brand: wordsOf(language)('brand.name'),
    label: line(label),
    title: line(title),
    below: line(below),
    picture,
    ...(focus && { focus }),
  }
}

export function articleCard({ createDate, language, meta, previewFocus, previewImage, title, type }: Article): Card {
  const t = wordsOf(language)
  const text = {
    label: t(`sections.${type}.title`),
    title: meta.title?.trim() || title.trim() || t('article.untitled'),
    below: createDate ? longDate(createDate, language) : '',
  }
  return meta.image
    ? card('article', language, text, meta.image, meta.imageFocus)
    : card('article', language, text, previewImage, previewFocus)
}

export function memberCard({ fullName, language, penName, photo, photoFocus, posts }: Member): Card {
  const t = wordsOf(language)
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
  const t = wordsOf(language)
  const label = t('brand.tagline')
  const texts = {
    home: () => ({ label: '', title: t('brand.name'), below: label }),
    overview: () => ({ label, title: t('nav.overview'), below: t('overview.lead') }),
    contact: () => ({ label, title: t('nav.contact'), below: t('brand.name') }),
  }
  const text =
    screen === 'home' || screen === 'overview' || screen === 'contact'
      ? texts[screen]()
      : { label, title: t(`sections.${screen}.title`), below: t(`sections.${screen}.lead`) }
  return card(screen === 'home' ? 'home' : 'screen', language, text)
}
