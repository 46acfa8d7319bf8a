import type { FootnoteWords } from './footnotes'

export interface ArticleWords extends FootnoteWords {
  lang: string
  playVideo: (title: string) => string
  playAudio: (title: string) => string
  openMap: (title: string) => string
  linkTo: (host: string) => string
  picture: (name: string) => string
  /** A note, in brackets, in place of a picture that has no address; also in the editor. The name may be empty. */
  missingPicture: (name: string) => string
  missingEmbed: (name: string) => string
  table: string
}
