/** An answer is longer than anybody who means well would send. */
export class TooLong extends Error {}

/** The text of an answer, of at most so many bytes once they are decompressed. Throws TooLong, or as the connection does where it breaks off. */
export async function textOf(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  // Leaving the loop lets go of the connection.
  for await (const bytes of response.body ?? []) {
    size += bytes.length
    if (size > most) throw new TooLong(`more than ${most} bytes`)
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}
