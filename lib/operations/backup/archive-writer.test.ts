import { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { ArchiveWriter } from './archive-writer'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('what is written is no longer in memory, however many files an archive has', async () => {
  const archive = new ArchiveWriter(new Writable({ write: (_piece, _encoding, done) => done() }))
  const added: WeakRef<Buffer>[] = []
  const addOne = async (number: number) => {
    const data = Buffer.alloc(100_000, number)
    added.push(new WeakRef(data))
    await archive.addBuffer(`media/${number}.webp`, data)
  }
  for (let number = 0; number < 50; number++) await addOne(number)
  // A WeakRef holds its target until the current turn of the event loop ends.
  for (let turns = 0; turns < 5; turns++) await turn()
  collectGarbage()
  const inMemory = added.filter((data) => data.deref() !== undefined).length
  expect(inMemory).toBeLessThanOrEqual(2)
  await archive.end('manifest.json', '{}')
})
