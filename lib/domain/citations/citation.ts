import type { LegalTextKind } from './kinds'
import type { Provision } from './provisions'

export type TextReference =
  | {
      by: 'number'
      number: string
      /** Undefined where neither number nor words name it. */
      kind: LegalTextKind | undefined
      year: number | undefined
    }
  | {
      by: 'name'
      name: string
      year: number
    }

export type Citation = TextReference & {
  start: number
  end: number
  provision: Provision | undefined
}
