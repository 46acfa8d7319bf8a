import { timingSafeEqual } from 'node:crypto'
import { draftPath, localPath } from '@/lib/domain/paths'
import type { Language } from '@/lib/domain/languages'
import { keyedHash } from '../staff/keyed-hash'

/** Links to the preview of a draft, which work without an account (docs/adr/0061). */

export const draftLinkMs = 7 * 24 * 60 * 60 * 1000

const sign = (id: number, expires: number) => keyedHash('draft', String(id), String(expires))

/** The address of an article's preview, without its host. It works until `expires`, in whole seconds. */
export function draftAddress({ id, language }: { id: number; language: Language }, expires: Date): string {
  const seconds = Math.floor(expires.getTime() / 1000)
  return `${localPath(language, draftPath)}?token=${id}.${seconds}.${sign(id, seconds)}`
}

/** The id of the article that a token opens; undefined if the token is not ours, or no longer valid at `now`. */
export function articleOfToken(token: string, now: Date): number | undefined {
  const [, id, expires, signature] = /^([1-9]\d{0,9})\.(\d{1,11})\.([\w-]{43})$/.exec(token)?.map(String) ?? []
  if (id === undefined || expires === undefined || signature === undefined) return undefined
  const expected = sign(Number(id), Number(expires))
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return Number(expires) * 1000 > now.getTime() ? Number(id) : undefined
}
