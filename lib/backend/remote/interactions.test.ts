import { beforeEach, expect, jest, test } from '@jest/globals'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { contentVersion } from '@/lib/operations/cache/content-version'
import type { User } from '../model'
import { CallRejected } from '../port'
import type { RemoteClient } from './client'
import { remoteInteractions } from './interactions'
import type { SiteAddresses } from './images/site-addresses'

/**
 * The spec's own backend (spec 7): it has `POST /interactedArticle` and `GET /article/{id}`, and none of this site's
 * additions.
 */

const lan: User = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Trần Thị Lan', avatar: undefined }
const input = { articleId: 'bai', type: 'COMMENT', value: 'Hay', replyTo: undefined } as const

const get = jest.fn<(path: string) => Promise<unknown>>()
let versionBefore: number
const send = jest.fn<(method: string, path: string, options?: unknown) => Promise<unknown>>()
const atProvider = 'https://lh3.googleusercontent.com/a'
const images: SiteAddresses = {
  toSite: (address) => (address === atProvider ? '/media/here' : undefined),
  fromSite: (path) => (path === '/media/here' ? atProvider : path),
  documentAt: () => undefined,
  videoToSite: () => undefined,
  sourceOf: () => undefined,
}
const interactionsOf = (isSite: boolean) => remoteInteractions({ isSite, get, send } as unknown as RemoteClient, images)
const interactions = interactionsOf(false)

beforeEach(() => {
  jest.resetAllMocks()
  versionBefore = contentVersion()
  tagsManifest.clear()
})

test('the pages that show a comment are invalidated, also if the answer does not contain it', async () => {
  send.mockResolvedValue(null)
  const written = await interactions.addInteraction(lan, input)
  expect(send).toHaveBeenCalledWith('POST', '/interactedArticle', expect.objectContaining({ user: lan }))
  expect(written).toMatchObject({ value: 'Hay', type: 'COMMENT', isHeld: false })
  expect([...tagsManifest.keys()]).toEqual(['comments-bai'])
  expect(contentVersion()).toBe(versionBefore + 1)
})

test("a user's image has the provider's address for the backend, and this site's address on pages", async () => {
  const known = await interactions.upsertUser({ ...lan, avatar: atProvider })
  expect(known.avatar).toBe('/media/here')
  send.mockResolvedValue(null)
  expect((await interactions.addInteraction(known, input))?.avatar).toBe('/media/here')
  expect(send.mock.calls[0]?.[2]).toMatchObject({ user: { avatar: atProvider }, body: { avatar: atProvider } })
})

test('a missing article is reported as such, and nothing is re-rendered', async () => {
  send.mockResolvedValue(undefined)
  expect(await interactions.addInteraction(lan, input)).toBeUndefined()
  expect(contentVersion()).toBe(versionBefore)
})

test("a user's own comments are found by their e-mail address if the backend has no call for them", async () => {
  const wire = (userName: string, id: string) => ({
    id,
    userName,
    fullName: 'x',
    avatar: undefined,
    type: 'COMMENT' as const,
    value: id,
    createdDate: new Date(),
    isHeld: false,
    isRemoved: false,
  })
  get.mockRejectedValueOnce(new CallRejected('GET /interactedArticle: status 405', 405))
  get.mockResolvedValueOnce({ interactedArticles: [wire('Lan@Mail.example', '1'), wire('hoa@mail.example', '2')] })
  const own = await interactions.ownInteractions(lan, 'bai')
  expect(own.map(({ id }) => id)).toEqual(['1'])
  expect(JSON.stringify(own)).not.toContain('@')
})

test('a third-party backend is never asked for what the contract lacks', async () => {
  expect([
    await interactions.editComment(lan, 'x', 'y'),
    await interactions.removeComment(lan, 'x'),
    await interactions.reportComment(lan, 'x', { reason: 'SPAM', note: '' }),
  ]).toEqual([undefined, false, false])
  expect(send).not.toHaveBeenCalled()
})
