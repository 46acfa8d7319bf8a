import { bytesUpTo } from '@/lib/http/bytes-up-to'

export class TooLong extends Error {}

/** At most `most` bytes after decompression. Throws TooLong, or the connection's error if it breaks off. */
export async function textOf(response: Response, most: number): Promise<string> {
  const bytes = response.body ? await bytesUpTo(response.body, most) : Buffer.alloc(0)
  if (!bytes) throw new TooLong(`more than ${most} bytes`)
  return new TextDecoder().decode(bytes)
}
