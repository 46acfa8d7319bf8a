import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@/lib/operations/refusal'
import { runProgram } from './run-program'

const stages: [ends: RegExp, messageOf: (match: RegExpExecArray) => string][] = [
  [/^✓ Compiled successfully in /, () => 'Compiled'],
  [/^✓ Generating static pages using .*\((\d+)\/\1\) in /, ([, pages]) => `${pages} pages made`],
]

export function durationInWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Reports each stage that ends in what Next prints, with the time since the beginning; the rest is for developers. */
function buildProgress(report: (line: string) => void): (line: string) => void {
  const began = performance.now()
  return (line) => {
    for (const [ends, messageOf] of stages) {
      const match = ends.exec(line.trim())
      if (match) report(`${messageOf(match)} after ${durationInWords(performance.now() - began)}`)
    }
  }
}

/**
 * Builds the pages by Next, in the present folder, and tells the operator each stage. All that Next prints is in the file
 * `log` at any moment, and is shown only if the build fails. `program` is Next's, and another one in tests.
 */
export async function runNextBuild(log: string, program = 'next'): Promise<void> {
  const progress = buildProgress(console.log)
  const printed: string[] = []
  const onLine = (line: string) => {
    printed.push(line)
    // The whole file each time, since Next empties its folder after its first lines.
    mkdirSync(path.dirname(log), { recursive: true })
    writeFileSync(log, `${printed.join('\n')}\n`)
    progress(line)
  }
  try {
    await runProgram(program, ['build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, { onLine })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal([...printed, `The site could not be built: ${reason}. Above is what Next printed`].join('\n'))
  }
}
