/** A folded word that a text must have; not `isWhole` if a word that begins with it is enough. */
export interface SoughtWord {
  word: string
  isWhole: boolean
  /** The words in place of it, if it may have other forms. */
  forms?: string[]
}

/** Words that a text must have, and what its title contains if it is about them. */
export interface Alternative {
  words: SoughtWord[]
  title: string[]
}

/** A text must have one of these. */
export type Requirement = Alternative[]

/** A text must fulfil so many of these, which have the forms in which they are looked for. */
export interface MostOf {
  of: Requirement[]
  atLeast: number
}

/** What a text must fulfil. */
export type Condition = Requirement | MostOf

/** Matches texts that have, for each of these, a word starting with it. */
export const startingWith = (words: string[]): Alternative => ({
  words: words.map((word) => ({ word, isWhole: false })),
  title: words,
})
