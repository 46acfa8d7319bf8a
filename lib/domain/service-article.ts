import { queryWords } from './search/words'

const enough = 0.6

/** The article whose title has the most words of a service that staff named; undefined if none has most of them. */
export function articleAbout<T extends { title: string }>(service: string, articles: readonly T[]): T | undefined {
  const words = queryWords(service)
  const shareOf = ({ title }: T) => {
    const inTitle = new Set(queryWords(title))
    return words.filter((word) => inTitle.has(word)).length / words.length
  }
  const [best] = articles
    .map((article) => ({ article, share: shareOf(article) }))
    .filter(({ share }) => share >= enough)
    .sort((a, b) => b.share - a.share || a.article.title.length - b.article.title.length)
  return best?.article
}
