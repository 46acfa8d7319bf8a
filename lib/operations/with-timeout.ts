/**
 * The timeout is counted in this many parts: however long this process was busy, that is one part of it. Otherwise an
 * answer that came meanwhile and was not read yet would be too late.
 */
const parts = 4

/** Waits `timeoutMs` at most, longer if this process is busy; rejects with the message, but cancels nothing. */
export async function withTimeout<T>(promise: Promise<T>, timeoutMs: number, message: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const wait = (remaining: number) => {
    if (remaining === 0) reject(new Error(message))
    else timer = setTimeout(wait, timeoutMs / parts, remaining - 1)
  }
  wait(parts)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
