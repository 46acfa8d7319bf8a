import type { Metadata } from 'next'
import { verifiers, type Verifier } from '@/lib/domain/codes'

const names = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  baidu: 'baidu-site-verification',
  facebook: 'facebook-domain-verification',
  zalo: 'zalo-platform-site-verification',
} as const satisfies Record<Verifier, string>

/** The names and codes by which services find in a page that its domain is the institute's. */
export function verificationOf(codes: Record<Verifier, string>): Metadata['verification'] {
  return { other: Object.fromEntries(verifiers.flatMap((each) => (codes[each] ? [[names[each], codes[each]]] : []))) }
}
