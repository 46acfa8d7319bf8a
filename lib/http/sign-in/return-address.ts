import { decodeSegment } from '@/lib/domain/ids'
import { ApiError } from '@/lib/http/errors'
import { settings } from '@/lib/operations/settings'

const isAddress = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text, text.startsWith('/') ? settings().SITE_URL : undefined)?.protocol ?? '')

const cookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.callback-url=([^;]*)/g

/** ApiError 400 for an address to return to that is none: the sign-in library would report an error of the settings. */
export function assertReturnAddresses({ url, headers }: Request): void {
  const inputs = [
    ...new URL(url).searchParams.getAll('callbackUrl'),
    ...[...(headers.get('cookie') ?? '').matchAll(cookie)].map(([, value = '']) => decodeSegment(value)),
  ]
  if (inputs.some((text) => text !== '' && !isAddress(text))) throw new ApiError('invalid_query')
}

export const returnAddress = (input: string, site: string): string => {
  const target = URL.parse(input, site)
  return target?.origin === site ? target.href : site
}
