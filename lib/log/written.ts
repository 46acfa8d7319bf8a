import { StringDecoder } from 'node:string_decoder'
import { stripVTControlCharacters } from 'node:util'
import { loggable } from './loggable'

/** What is replaced of a stream. */
type Writable = Pick<NodeJS.WriteStream, 'write'>

/** Collects what is written, and reports each complete line that is not empty. */
export function lineCollector(report: (line: string) => void): (chunk: Uint8Array | string) => void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  return (chunk) => {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk)))).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const text = stripVTControlCharacters(line).trimEnd()
      if (text !== '') report(loggable(text))
    }
  }
}

/** Reports each line that is written to a stream from now on, instead of writing it. */
export function logWrites(stream: Writable, report: (line: string) => void): void {
  const collect = lineCollector(report)
  stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    collect(chunk)
    const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined
    if (done) queueMicrotask(done)
    return true
  }
}
