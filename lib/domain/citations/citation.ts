import type { LegalTextKind } from './kinds'
import type { Provision } from './provisions'

/** A text of law as an article names it: by its number, or by its name and year. */
export type TextReference =
  | {
      by: 'number'
      /** As it is written officially: `13/2023/NĐ-CP`. */
      number: string
      /** Undefined where neither number nor words name it. */
      kind: LegalTextKind | undefined
      /** The year of a number without one, where the text names it. */
      year: number | undefined
    }
  | {
      by: 'name'
      /** What the law is called, for comparison only (`nameKey`). */
      name: string
      year: number
    }

/** A citation in a text, from `start` to before `end`. */
export type Citation = TextReference & {
  start: number
  end: number
  provision: Provision | undefined
}
