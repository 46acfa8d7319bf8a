import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { replacedText } from './addresses'
import { isRemote } from './profile'

const article = '/nghien-cuu/luat-dat-dai-va-mat-bang-cong-nghiep-ba-tac-dong-chinh'
const [older, newer] = [replacedText, '/van-ban/luat-31-2024-qh15']
const notice =
  'Bài viết dẫn Luật Đất đai số 45/2013/QH13; quy định này đã được thay thế bởi Luật Đất đai số 31/2024/QH15.'

const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.unknown() })) })

function nodes(html: string, type: string): Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return graph.parse(JSON.parse(json))['@graph'].filter((node) => node['@type'] === type)
}

// A hosted backend has no register.
const known = isRemote ? 404 : 200

test('an article leads to what it cites, and says what of it was replaced', async ({ request }) => {
  const html = await (await request.get(article)).text()
  expect(html.includes(notice)).toBe(!isRemote)
  expect(html.includes(`<a href="${newer}">Luật Đất đai số 31/2024/QH15</a> có hiệu lực`)).toBe(!isRemote)
  expect(html.includes('Văn bản được trích dẫn')).toBe(!isRemote)
  expect(html).not.toContain('data-cites')
  const [node] = nodes(html, 'ScholarlyArticle')
  const cited = z
    .array(z.object({ legislationIdentifier: z.string() }))
    .optional()
    .parse(node?.citation)
  expect(cited?.map(({ legislationIdentifier }) => legislationIdentifier).slice(0, 2)).toEqual(
    isRemote ? undefined : ['31/2024/QH15', '45/2013/QH13'],
  )
  for (const [path, said] of [
    [`${article}.md`, notice],
    ['/en/nghien-cuu/land-law-and-industrial-premises-three-effects-for-tenants', 'Legal documents cited'],
    ['/zh/nghien-cuu/tudifa-yu-gongye-changfang-san-dian-zhuyao-yingxiang', '引用的法律文件'],
  ] as const)
    expect([path, (await (await request.get(path)).text()).includes(said)]).toEqual([path, !isRemote])
})

test('an article from before an amendment names it with its day, and so does the page of the text', async ({
  request,
}) => {
  const [before, after, amended] = [
    '/dich-vu/thanh-lap-cong-ty-chon-loai-hinh-va-ho-so-dang-ky',
    '/tin-tuc/chu-so-huu-huong-loi-viec-moi-cua-moi-doanh-nghiep',
    '/van-ban/luat-59-2020-qh14',
  ]
  const amendment = 'Luật số 76/2025/QH15 sửa đổi, bổ sung một số điều của Luật Doanh nghiệp (từ ngày 01/07/2025)'
  const said = `Bài viết dẫn Luật Doanh nghiệp số 59/2020/QH14; văn bản này đã được sửa đổi bởi ${amendment}.`
  const state = `Còn hiệu lực, đã được sửa đổi bởi ${amendment}`
  for (const [path, words, isThere] of [
    [before, said, true],
    [`${before}.md`, said, true],
    ['/feed/vi/dich-vu/feed.json', said, true],
    [after, said, false],
    [after, state, true],
    [amended, state, true],
    [amended, '<dt>Được sửa đổi bởi</dt>', true],
    [`/en${amended}`, '>from 1 July 2025</div>', true],
    [`/zh${amended}`, '>自2025年7月1日起</div>', true],
  ] as const)
    expect([path, words, (await (await request.get(path)).text()).includes(words)]).toEqual([
      path,
      words,
      isThere && !isRemote,
    ])
})

test('a text of law has a page in every language, with its state and the articles that cite it', async ({
  request,
}) => {
  for (const [prefix, state, citing] of [
    ['', 'Đã được thay thế bởi', article],
    ['/en', 'Replaced by', '/en/nghien-cuu/land-law-and-industrial-premises-three-effects-for-tenants'],
    ['/zh', '取代', '/zh/nghien-cuu/tudifa-yu-gongye-changfang-san-dian-zhuyao-yingxiang'],
  ] as const) {
    const answer = await request.get(prefix + older)
    expect([prefix, answer.status()]).toEqual([prefix, known])
    // The page of what is missing leads to articles, and this one may be among them.
    if (isRemote) continue
    const html = await answer.text()
    const parts = [state, `href="${citing}"`, `href="${prefix}${newer}"`, `${prefix}${older}"/>`]
    expect([prefix, parts.map((part) => html.includes(part))]).toEqual([prefix, parts.map(() => true)])
  }
  expect((await request.get('/van-ban')).status()).toBe(known)
  for (const path of ['/van-ban/luat-1-1999-qh1', '/van-ban?page=9', '/van-ban/trang/1', `${older}/x`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  const sitemap = await request.get('/sitemap/legal-texts-1.xml')
  expect(sitemap.status()).toBe(known)
  expect((await sitemap.text()).includes(`${newer}</loc>`)).toBe(!isRemote)
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index.includes('/sitemap/legal-texts-1.xml')).toBe(!isRemote)
})
