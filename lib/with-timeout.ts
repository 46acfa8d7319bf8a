/**
 * Waits for a promise for at most `timeoutMs` milliseconds. Rejects with an error of the given message if it takes
 * longer; what the promise stands for is not cancelled.
 */
export async function withTimeout<T>(promise: Promise<T>, timeoutMs: number, message: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), timeoutMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
