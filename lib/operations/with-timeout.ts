/** The timeout is counted in parts, and a busy time is one of them: an answer that came meanwhile is still read. */
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
