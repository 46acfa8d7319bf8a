import { StringDecoder } from 'node:string_decoder'
import { stripVTControlCharacters } from 'node:util'
import { loggable } from './loggable'

type Writable = Pick<NodeJS.WriteStream, 'write'>

interface LineCollector {
  write: (chunk: Uint8Array | string) => void
  end: () => void
}

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

export function logLines(stream: NodeJS.ReadableStream | null, report: (line: string) => void): void {
  const { write, end } = lineCollector(report)
  stream?.on('data', write).once('end', end)
}

export function logWrites(stream: Writable, report: (line: string) => void): void {
  const { write } = lineCollector(report)
  stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    write(chunk)
    const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined
    if (done) queueMicrotask(done)
    return true
  }
}
