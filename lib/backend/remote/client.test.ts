import { afterEach, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import type { Visitor } from '../model'
import { AccountBlocked, BackendUnavailable, CallRejected } from '../port'
import { remoteClient } from './client'

const client = remoteClient('http://backend.example/api', 1000, undefined)
const visitor: Visitor = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Trần Thị Lan', avatar: undefined }

afterEach(() => {
  jest.restoreAllMocks()
})

const answerWith = (status: number) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }))

test.each([
  ['a page that is refused', 429, {}, BackendUnavailable],
  ['a page of a backend that fails', 500, {}, BackendUnavailable],
  ["a reader's own call that is refused", 405, { visitor }, CallRejected],
  ["a reader's own call of a backend that fails", 502, { visitor }, BackendUnavailable],
])('%s is told apart from the others', async (_, status, said, error) => {
  answerWith(status)
  await expect(client.get('/article/', z.object({}), said)).rejects.toThrow(error)
})

test('what is not there is neither', async () => {
  answerWith(404)
  expect(await client.get('/article/x', z.object({}))).toBeUndefined()
  expect(await client.send('POST', '/interactedArticle', { visitor })).toBeUndefined()
})

test('a reader whom the backend forbids to write has been blocked', async () => {
  answerWith(403)
  await expect(client.send('POST', '/interactedArticle', { visitor })).rejects.toThrow(AccountBlocked)
})
