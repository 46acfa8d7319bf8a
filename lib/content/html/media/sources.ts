import { decodeSegment } from '@/lib/domain/ids'
import { cleanAddress } from '../embeds/embed'

/** Reads the real address of an image or a frame whose page would have loaded it later by a script. */

export type Attributes = (name: string) => string | null | undefined

/** Attributes of the scripts that load images late. What they name is better than `src`. */
const laterNames = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-litespeed-src']

const otherNames = ['data-cmp-src', 'data-cookieblock-src', 'data-echo', 'data-orig-file', 'data-full-url', 'data-url']

const lazySets = ['srcset', 'data-srcset', 'data-lazy-srcset']

const longestSet = 20_000

const loadable = /^(?:https?:\/\/[^\s/]|\/(?!\/))/i

/** Images that stand in until the real one is loaded: tiny ones in the address, or files that are called so. */
const placeholder =
  /^about:|^data:image\/svg|^data:image\/\w+;base64,.{0,400}$|(?:^|[/_-])(?:blank|placeholder|lazy(?:load)?|loading|spacer|transparent|1x1|pixel)[\w.-]*\.(?:gif|png|svg|jpe?g|webp)(?:\?|$)/i

/** Characters of an address that are searched for the name of a placeholder. */
const searched = 2000

const isPlaceholder = (address: string): boolean => placeholder.test(address.slice(0, searched))

const isReal = (address: string): boolean => loadable.test(address) && !isPlaceholder(address)

/** The largest image of a `srcset`, whose commas may also be part of an address. */
function largestOf(set: string): string | undefined {
  let largest: { address: string; size: number } | undefined
  for (const candidate of set.slice(0, longestSet).split(/,\s+|,(?=https?:|\/)/)) {
    const [address = '', size = '1x'] = candidate.trim().split(/\s+/)
    const clean = cleanAddress(address.replace(/,$/, ''))
    const value = Number.parseFloat(size) || 0
    if (isReal(clean) && (!largest || value > largest.size)) largest = { address: clean, size: value }
  }
  return largest?.address
}

const firstReal = (names: readonly string[], get: Attributes): string | undefined =>
  names.map((name) => cleanAddress(get(name) ?? '')).find(isReal)

export const addressInSets = (get: Attributes): string | undefined =>
  lazySets.map((name) => largestOf(get(name) ?? '')).find((address) => address !== undefined)

/** The address of an image: what a script would have loaded, else its own, else the largest of its sizes. */
export function imageAddress(get: Attributes): string | undefined {
  const own = cleanAddress(get('src') ?? '')
  const later = firstReal(laterNames, get)
  // A whole address is certain to be an image, and `src` beside it only a small copy.
  if (later && /^https?:/i.test(later)) return later
  if (own && !isPlaceholder(own)) return own
  return later ?? addressInSets(get) ?? firstReal(otherNames, get) ?? (own || undefined)
}

export function setImageAddress(attributes: Map<string, string>, address: string): void {
  for (const name of [...laterNames, ...otherNames, ...lazySets]) attributes.delete(name)
  attributes.set('src', address)
}

export function frameAddress(get: Attributes): string | undefined {
  const own = cleanAddress(get('src') ?? '')
  return isReal(own) ? own : (firstReal([...laterNames, ...otherNames], get) ?? (own || undefined))
}

const onePixel = /^data:image\/(?:gif;base64,R0lGODlhAQAB|png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB)/i

export const isOnePixel = (address: string): boolean => onePixel.test(address.slice(0, 100))

/** Pixels of an image that is no content: a counter, or a spacer. */
const smallest = 2

export function isTiny(element: Element): boolean {
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(element.getAttribute(name) ?? 'NaN'))
  return (width ?? NaN) <= smallest && (height ?? NaN) <= smallest
}

export const isHidden = (element: Element): boolean =>
  isTiny(element) || /display:\s*none|visibility:\s*hidden/i.test(element.getAttribute('style')?.slice(0, 2000) ?? '')

export function fileName(address: string): string {
  if (/^(?:data|blob|cid|javascript):/i.test(address)) return ''
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return decodeSegment(path.split(/[/\\]/).at(-1) ?? '').slice(0, 120)
}
