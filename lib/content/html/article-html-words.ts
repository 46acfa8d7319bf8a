import type { FootnoteLabels } from './footnotes'

export interface ArticleWords extends FootnoteLabels {
  lang: string
  playVideo: (title: string) => string
  playAudio: (title: string) => string
  openMap: (title: string) => string
  linkTo: (host: string) => string
  image: (name: string) => string
  /** A note, in brackets, in place of an image that has no address; also in the editor. The name may be empty. */
  missingImage: (name: string) => string
  missingEmbed: (name: string) => string
  table: string
}
