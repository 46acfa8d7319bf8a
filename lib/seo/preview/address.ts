import { hash } from 'node:crypto'
import type { Article, LegalText, Member } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import {
  articleCard,
  articleCrop,
  cropRatios,
  legalTextCard,
  memberCard,
  screenCard,
  type Card,
  type CropRatio,
  type PreviewScreen,
} from './card'

/** Increase it when the same card is rendered differently, so that every cached image is fetched again. */
const design = 2

export function hashOf(card: Card): string {
  return hash('sha256', JSON.stringify([design, card]), 'hex').slice(0, 12)
}

export function articlePreviewPath(article: Article): string {
  return `/preview/article/${encodeURIComponent(article.id)}/${hashOf(articleCard(article))}.jpg`
}

export const articleCropPath = (article: Article, ratio: CropRatio): string | undefined => {
  const crop = articleCrop(article, ratio)
  return crop && `/preview/article/${encodeURIComponent(article.id)}/${hashOf(crop)}-${ratio}.jpg`
}

/** The article's own image in the shapes that search engines show; none without an image. */
export const articleCropPaths = (article: Article): string[] =>
  cropRatios.flatMap((ratio) => articleCropPath(article, ratio) ?? [])

export function legalTextPreviewPath(language: Language, text: LegalText): string {
  return `/preview/legal-text/${language}-${encodeURIComponent(text.id)}/${hashOf(legalTextCard(language, text))}.jpg`
}

export function memberPreviewPath(member: Member): string {
  return `/preview/member/${encodeURIComponent(member.id)}/${hashOf(memberCard(member))}.jpg`
}

export function screenPreviewPath(language: Language, screen: PreviewScreen): string {
  return `/preview/screen/${language}-${screen}/${hashOf(screenCard(language, screen))}.jpg`
}
