import type { Article } from '@/lib/backend/model'
import { settings } from '@/lib/settings'
import { articleWords } from './article-words'
import { portableHtml } from './html/portable'

/** An article's text for readers elsewhere, in the article's own words. */
export const portableArticle = ({ content, language }: Article): string => portableHtml(content, language, { origin: settings().SITE_URL, words: articleWords(language) })
