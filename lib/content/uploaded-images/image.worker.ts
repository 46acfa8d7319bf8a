import sharp from 'sharp'
import type { WorkerMessage } from '@/lib/operations/worker/bounded-worker'
import type { ImageConversion } from './'
import { convert } from './convert'
import { ImageRefused } from './limits'

// One image at a time, with one processor: the others are for visitors. Nothing is read twice.
sharp.concurrency(1)
sharp.cache(false)

const send = (message: WorkerMessage<ImageConversion>) => process.send?.(message)

process.on('message', async (data: Uint8Array) => {
  try {
    send({ result: await convert(Buffer.from(data.buffer, data.byteOffset, data.byteLength)) })
  } catch (error) {
    if (error instanceof ImageRefused) send({ result: { error: error.error } })
    else send({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
send('ready')
