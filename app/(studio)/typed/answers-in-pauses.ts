/** Milliseconds after an input in which its own check has begun: Payload waits 250, and the browser renders meanwhile. */
const settlingMs = 600

/** What a person does that may change a form. */
const inputs = ['input', 'click', 'keydown', 'drop'] as const

let lastInput = -Infinity

/** From now on, the time of the last input in the window is known. */
export function noteInputs(browser: Pick<Window, 'addEventListener'>): void {
  for (const input of inputs)
    browser.addEventListener(input, () => (lastInput = performance.now()), { capture: true, passive: true })
}

/** When something was typed or pressed last, in milliseconds of the monotonic clock. */
export const lastInputAt = (): number => lastInput

/**
 * The same call, whose answer comes in a pause: once nothing was typed or pressed for a moment, if anything was since
 * the call. When Payload's form takes over the answer of a check, it counts all changes until then as checked. A row
 * that was added just before had no fields until the next change. What is aborted while it waits is answered with
 * `nothing`, as if it had been aborted before: a later answer may be in the form already.
 */
export function answeringInPauses<Given extends { signal?: AbortSignal }, Answer>(
  call: (given: Given) => Promise<Answer>,
  nothing: Answer,
): (given: Given) => Promise<Answer> {
  return async (given) => {
    const began = performance.now()
    const answer = await call(given)
    for (;;) {
      const rest = lastInput > began ? lastInput + settlingMs - performance.now() : 0
      if (rest <= 0) return given.signal?.aborted ? nothing : answer
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(rest)))
    }
  }
}
