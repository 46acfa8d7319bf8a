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
  /** A note, in brackets, in place of a picture that has no address; also in the editor. The name may be empty. */
  missingPicture: (name: string) => string
  /** The same for a frame, a film or a sound. */
  missingEmbed: (name: string) => string
  table: string
}
