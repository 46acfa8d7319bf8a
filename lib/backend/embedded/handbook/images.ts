import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'

const folder = path.join('docs', 'handbook')

const imageName = z.string().regex(/^[a-z0-9-]{1,60}\.webp$/)

async function image(name: unknown): Promise<Buffer | undefined> {
  const { data } = imageName.safeParse(name)
  if (data === undefined) return undefined
  return readFile(path.resolve(/* turbopackIgnore: true */ folder, data)).catch(() => undefined)
}

export const handbookEndpoints: Endpoint[] = [
  {
    path: '/handbook/:name',
    method: 'get',
    handler: async (req) => {
      if (!req.user) throw new APIError('staff only', 401)
      const bytes = await image(req.routeParams?.name)
      if (!bytes) throw new APIError('no such picture', 404)
      return new Response(Uint8Array.from(bytes), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
      })
    },
  },
]
