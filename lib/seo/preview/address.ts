import { hash } from 'node:crypto'
import type { Article, Member } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { articleCard, memberCard, screenCard, type Card, type PreviewScreen } from './card'

/** Increase it when the same card is rendered differently, so that every cached picture is fetched again. */
const design = 1

export function hashOf(card: Card): string {
  return hash('sha256', JSON.stringify([design, card]), 'hex').slice(0, 12)
}

export function articlePreviewPath(article: Article): string {
  return `/preview/article/${encodeURIComponent(article.id)}/${hashOf(articleCard(article))}.jpg`
}

export function memberPreviewPath(member: Member): string {
  return `/preview/member/${encodeURIComponent(member.id)}/${hashOf(memberCard(member))}.jpg`
}

export function screenPreviewPath(language: Language, screen: PreviewScreen): string {
  return `/preview/screen/${language}-${screen}/${hashOf(screenCard(language, screen))}.jpg`
}
