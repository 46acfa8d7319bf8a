import { StringDecoder } from 'node:string_decoder'
import { stripVTControlCharacters } from 'node:util'
import { loggable } from './loggable'

/** What is replaced of a stream. */
type Writable = Pick<NodeJS.WriteStream, 'write'>

interface LineCollector {
  write: (chunk: Uint8Array | string) => void
  /** Reports the last line, which may lack its line break. */
  end: () => void
}

/** Collects what is written, and reports each complete line that is not empty. */
function lineCollector(report: (line: string) => void): LineCollector {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const add = (written: string) => {
    const lines = (rest + written).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const text = stripVTControlCharacters(line).trimEnd()
      if (text !== '') report(loggable(text))
    }
  }
  return {
    write: (chunk) => add(typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk))),
    end: () => add(`${decoder.end()}\n`),
  }
}

/** Reports each line that a program writes to a stream, which is null where the program has none. */
export function logLines(stream: NodeJS.ReadableStream | null, report: (line: string) => void): void {
  const { write, end } = lineCollector(report)
  stream?.on('data', write).once('end', end)
}

/** Reports each line that is written to a stream from now on, instead of writing it. */
export function logWrites(stream: Writable, report: (line: string) => void): void {
  const { write } = lineCollector(report)
  stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    write(chunk)
    const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined
    if (done) queueMicrotask(done)
    return true
  }
}
