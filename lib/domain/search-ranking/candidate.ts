import type { ArticleType } from '../sections'

/** What the order of results is made of (docs/adr/0030): an article that a database has found. */
export interface Candidate {
  id: number
  title: string
  lead: string
  type: ArticleType
  /** Milliseconds since 1970. */
  createDate: number
  /** What its whole text has: all words, the query in one piece without accents, in one piece as typed, all as typed. */
  text: { hasWords: boolean; hasPhrase: boolean; hasTypedPhrase: boolean; hasTypedWords: boolean }
  /** Which pieces of the query stand in the text in one piece, if that was asked. */
  pieces?: readonly boolean[]
}
