import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { articlePath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { Refusal } from '@/lib/operations/refusal'
import { bundleFolder } from '../bundle-folders.mjs'
import type { Compared } from './compare'

const startTimeoutMs = 5 * 60 * 1000

/** Characters of the site's log that are shown if it does not start. */
const shownLog = 2000

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Serves a site while `work` runs. Throws a Refusal if it does not start. */
export async function whileServed<T>(environment: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['--max-old-space-size=768', path.join(bundleFolder, 'serve.mjs')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-shownLog)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    const until = performance.now() + startTimeoutMs
    while ((await statusOf(`${environment.SITE_URL}/readyz`).catch(() => 0)) !== 200) {
      if (child.exitCode !== null || child.signalCode !== null || performance.now() > until)
        throw new Refusal(`The restored site does not start. The end of its log:\n${log}`)
      await pause(200)
    }
    return await work()
  } finally {
    child.kill()
    await Promise.race([ended, pause(15_000, undefined, { ref: false })])
    kill()
    process.off('exit', kill)
  }
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

const listed = z.object({
  data: z.object({ articles: z.array(z.object({ id: z.string(), type: z.enum(articleTypes) })) }),
})

export async function openPages(origin: string): Promise<Compared[]> {
  const list = await fetch(`${origin}/api/article/?type=&search=&page=1&limit=1&language=VI`)
  const [article] = list.ok ? listed.parse(await list.json()).data.articles : []
  const paths = ['/', ...(article ? [articlePath({ ...article, language: 'vi' })] : [])]
  const opened: Compared[] = []
  for (const each of paths) {
    const status = await statusOf(origin + each)
    opened.push({ line: `${each} answers ${status}`, isSame: status === 200 })
  }
  return opened
}
