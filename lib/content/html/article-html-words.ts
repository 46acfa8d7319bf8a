import type { FootnoteWords } from './footnotes'

/** Words for displaying an article, in the article's language. */
export interface ArticleWords extends FootnoteWords {
  /** Language of these words, as in a `lang` attribute. */
  lang: string
  playVideo: (title: string) => string
  playAudio: (title: string) => string
  openMap: (title: string) => string
  linkTo: (host: string) => string
  picture: (name: string) => string
  /** A note in place of what has no address. */
  missingPicture: (name: string) => string
  missingEmbed: (name: string) => string
  unnamed: string
  table: string
}
