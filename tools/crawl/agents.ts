/** Clients other than browsers: search engines, link previews, programs. By name, with the request headers of each. */
export const agents = {
  Googlebot: {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.122 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'accept-encoding': 'gzip, deflate, br',
  },
  bingbot: {
    'user-agent':
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'accept-encoding': 'gzip, deflate, br',
  },
  'coccocbot-web': {
    'user-agent': 'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
    'accept-encoding': 'gzip',
  },
  facebookexternalhit: {
    'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'accept-encoding': 'gzip, deflate',
  },
  'meta-externalagent': {
    'user-agent': 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'accept-encoding': 'gzip, deflate, br',
  },
  Zalo: {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 13; SM-A536E Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.6668.100 Mobile Safari/537.36 Zalo android/12100811 ZaloTheme/light ZaloLanguage/vi',
    'accept-encoding': 'gzip, deflate, br',
  },
  TelegramBot: { 'user-agent': 'TelegramBot (like TwitterBot)', 'accept-encoding': 'gzip, deflate' },
  curl: { 'user-agent': 'curl/8.14.1', 'accept-encoding': 'identity' },
} as const

export type Agent = keyof typeof agents

export const agentNames = Object.keys(agents) as Agent[]
