import type { ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { remoteBackend } from '.'

const held: ServerResponse[] = []
const slow = localServer((_request, response) => void held.push(response))

test('the number of concurrent view counts is limited', async () => {
  const other = remoteBackend(`${slow.origin}/api`, { timeoutMs: 20_000 })
  const counted = Promise.allSettled(Array.from({ length: 20 }, () => other.countView()))
  while (held.length < 16) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const response of held) response.end('{}')
  expect((await counted).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 16 }, () => 'fulfilled'),
    ...Array.from({ length: 4 }, () => 'rejected'),
  ])
})
