import pLimit from 'p-limit'

export const agents = {
  Googlebot: ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'gzip, deflate, br'],
  bingbot: ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'gzip, deflate, br'],
  'coccocbot-web': ['Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)', 'gzip'],
  facebookexternalhit: ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'gzip, deflate'],
  'meta-externalagent': ['meta-externalagent/1.1', 'gzip, deflate, br'],
  Zalo: ['Mozilla/5.0 (Linux; Android 13; SM-A536E) Mobile Safari/537.36 Zalo android/12100811', 'gzip, deflate, br'],
  TelegramBot: ['TelegramBot (like TwitterBot)', 'gzip, deflate'],
  curl: ['curl/8.14.1', 'identity'],
} as const

export type Agent = keyof typeof agents

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

const limit = pLimit(6)

export function call(
  address: string,
  agent: Agent = 'Googlebot',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [userAgent, compressions] = agents[agent]
  return limit(async () => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'user-agent': userAgent, 'accept-encoding': compressions, ...headers },
    })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  })
}
