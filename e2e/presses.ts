import type { BrowserContext } from '@playwright/test'

const readMs = 2000

interface Noted {
  presses?: string[]
}

/** Runs in the page. Notes what each press hit, and each address that a script set. */
function note(): void {
  const lines: string[] = ((window as Noted).presses = [])
  const add = (line: string) => {
    lines.push(`${Math.round(performance.now())} ms, at ${Math.round(scrollY)}: ${line}`)
    lines.splice(0, lines.length - 20)
  }
  for (const kind of ['pointerdown', 'pointerup', 'click'])
    addEventListener(
      kind,
      (event) => {
        const { target } = event
        add(`${kind} on ${target instanceof Element ? target.outerHTML.slice(0, 120) : 'the page'}`)
      },
      { capture: true, passive: true },
    )
  for (const way of ['pushState', 'replaceState'] as const) {
    const set = history[way].bind(history)
    history[way] = (state, unused, url) => {
      add(`${way} ${String(url)}`)
      set(state, unused, url)
    }
  }
}

/**
 * Notes the last presses of a visitor's pages. The returned function reads them, to tell a press that missed from one
 * that had no effect.
 */
export async function notePresses(context: BrowserContext): Promise<() => Promise<string[]>> {
  await context.addInitScript(note)
  return async () => {
    const read = context.pages().map(async (page) => {
      const noted = await Promise.race([
        page.evaluate(() => (window as Noted).presses ?? []).catch(() => ['could not be read']),
        // A page that hangs must not hide the others.
        new Promise<string[]>((resolve) => setTimeout(resolve, readMs, ['did not answer'])),
      ])
      return [page.url(), ...noted].join('\n  ')
    })
    return Promise.all(read)
  }
}
