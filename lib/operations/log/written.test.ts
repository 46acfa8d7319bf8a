import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from '@jest/globals'
import { logLines, logWrites } from './written'

function stream() {
  const lines: string[] = []
  const target = { write: (): boolean => true } as unknown as NodeJS.WriteStream
  logWrites(target, (line) => lines.push(line))
  return { target, lines }
}

test('what a library writes is reported line by line, as soon as a line is complete', () => {
  const { target, lines } = stream()
  target.write('one\ntw')
  expect(lines).toEqual(['one'])
  target.write('o\n\n  \n\u001B[32m✓\u001B[0m three \n')
  expect(lines).toEqual(['one', 'two', '✓ three'])
})

test('bytes are joined to characters', () => {
  const { target, lines } = stream()
  const bytes = Buffer.from('Viện\n')
  for (const byte of bytes) target.write(Uint8Array.of(byte))
  expect(lines).toEqual(['Viện'])
})

test('whoever waits for the end of writing is called, and addresses of people are left out', async () => {
  const { target, lines } = stream()
  await new Promise<void>((done) => void target.write('to lan@cong-ty.example\n', 'utf8', () => done()))
  expect(lines).toEqual(['to …@…'])
})

test('the last line of a program is reported although it has no line break', async () => {
  const lines: string[] = []
  const output = new PassThrough()
  logLines(output, (line) => lines.push(line))
  output.end('one\nto lan@cong-ty.example')
  await once(output, 'end')
  expect(lines).toEqual(['one', 'to …@…'])
  logLines(null, (line) => lines.push(line))
})
