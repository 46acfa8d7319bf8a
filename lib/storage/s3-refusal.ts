/** Bytes of the longest answer to a refused call that is read. */
export const longestRefusal = 100_000

/** What a service that speaks S3 answered to a call that it refused: the status, and the code in its XML answer. */
export function s3Refusal(status: number, body: string): string {
  const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(body) ?? []
  return code ? `${status} (${code})` : String(status)
}
