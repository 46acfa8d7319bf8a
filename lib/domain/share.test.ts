import { expect, test } from '@jest/globals'
import { shareAddress } from './share'

const url = 'https://ilc.example/tin-tuc/a-b'

test('each target gets the whole address', () => {
  const [facebook, x, zalo, linkedin, email] = (['facebook', 'x', 'zalo', 'linkedin', 'email'] as const).map(
    (target) => new URL(shareAddress[target](url, 'Luật & doanh nghiệp')),
  )
  expect([facebook?.host, facebook?.searchParams.get('u')]).toEqual(['www.facebook.com', url])
  expect([x?.host, ...(x?.searchParams ?? [])]).toEqual(['twitter.com', ['url', url], ['text', 'Luật & doanh nghiệp']])
  expect([linkedin?.host, linkedin?.searchParams.get('url')]).toEqual(['www.linkedin.com', url])
  expect([email?.protocol, email?.search]).toEqual([
    'mailto:',
    `?subject=Lu%E1%BA%ADt%20%26%20doanh%20nghi%E1%BB%87p&body=${encodeURIComponent(url)}`,
  ])
  expect([zalo?.host, JSON.parse(atob(zalo?.searchParams.get('d') ?? ''))]).toEqual(['button-share.zalo.me', { url }])
})
