import { bytesUpTo } from '../bytes-up-to'

/** An answer is longer than anybody who means well would send. */
export class TooLong extends Error {}

/** The text of an answer, of at most so many bytes once they are decompressed. Throws TooLong, or as the connection does where it breaks off. */
export async function textOf(response: Response, most: number): Promise<string> {
  const bytes = response.body ? await bytesUpTo(response.body, most) : Buffer.alloc(0)
  if (!bytes) throw new TooLong(`more than ${most} bytes`)
  return new TextDecoder().decode(bytes)
}
