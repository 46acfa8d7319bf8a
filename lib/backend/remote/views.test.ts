import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { remoteBackend } from '.'

test('the number of concurrent view counts is limited', async () => {
  const held: ServerResponse[] = []
  const slow = createServer((_request, response) => void held.push(response))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const other = remoteBackend(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/api`, { timeoutMs: 20_000 })
  const counted = Promise.allSettled(Array.from({ length: 20 }, () => other.countView()))
  while (held.length < 16) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const response of held) response.end('{}')
  expect((await counted).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 16 }, () => 'fulfilled'),
    ...Array.from({ length: 4 }, () => 'rejected'),
  ])
  slow.close()
})
