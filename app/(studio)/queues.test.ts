import { expect, test } from '@jest/globals'
import type { BeforeListTableServerProps } from 'payload'
import { queueLink, waitingFor, type Queue } from './queues'

test('the parts of a list are counted, and not the whole, whose list shows the total', async () => {
  const counted: unknown[] = []
  const payload = {
    count: ({ where }: { where: unknown }) => {
      counted.push(where)
      return Promise.resolve({ totalDocs: 3 })
    },
  }
  const context = { payload, i18n: { language: 'vi' }, user: null } as unknown as BeforeListTableServerProps
  const linkOf = (queue: Queue) => queueLink(context, 'interacted-articles', queue)
  expect([await linkOf({ key: 'stateHeld', only: [waitingFor.decision] }), await linkOf({ key: 'queueAll' })]).toEqual([
    { name: 'Chờ duyệt', href: '/admin/collections/interacted-articles?where[state][equals]=HELD', count: 3 },
    { name: 'Tất cả', href: '/admin/collections/interacted-articles', count: undefined },
  ])
  expect(counted).toEqual([{ and: [{ state: { equals: 'HELD' } }] }])
})
