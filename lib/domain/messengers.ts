import type { Language } from './languages'

export interface Messenger {
  name: 'WhatsApp' | 'WeChat'
  text: string
  /** A WeChat ID has no address. */
  href?: string
}

/** What visitors from abroad write by, the one they know best first. Nobody in Vietnam needs either. */
export function messengersFor(language: Language, social: { whatsapp: string; wechat: string }): Messenger[] {
  if (language === 'vi') return []
  const { whatsapp, wechat } = social
  const number = whatsapp.replace(/^0/, '84').replace(/^\+/, '')
  const all: Messenger[] = [
    { name: 'WhatsApp', text: `+${number}`, href: `https://wa.me/${number}` },
    { name: 'WeChat', text: wechat },
  ]
  const filled = all.filter(({ name }) => (name === 'WhatsApp' ? whatsapp : wechat) !== '')
  return language === 'zh' ? filled.reverse() : filled
}

/** A map that opens in China. */
export const amapLink = ({ latitude, longitude }: { latitude: number; longitude: number }, name: string): string =>
  `https://uri.amap.com/marker?${new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    coordinate: 'wgs84',
  }).toString()}`
