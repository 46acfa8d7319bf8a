import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** The memory of an instance is bounded however it is started, as docs/operations.md says. */

const limits = ['--max-old-space-size=768', '--max-semi-space-size=8', '--no-parallel-scavenge']
const allocator = 'MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536'

test.each(['start', 'serve'])('npm run %s bounds the memory', (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts[name]).toBe(`${allocator} NODE_ENV=production exec node ${limits.join(' ')} server/run.mjs ${name}`)
})

test('the image bounds the memory alike', () => {
  const image = readFileSync('deploy/Dockerfile', 'utf8')
  expect(image).toContain(allocator)
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...limits, 'server/run.mjs', 'start']).replaceAll(',', ', ')}`)
})

test('the service of systemd bounds the memory alike', () => {
  const service = readFileSync('deploy/systemd/ilc.service', 'utf8')
  expect(service).toContain(`Environment=${allocator}`)
  expect(service).toContain(`bin/node ${limits.join(' ')} server/run.mjs start`)
})

test('the operators know', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  for (const each of [limits.join(' '), ...allocator.split(' ')]) expect(text).toContain(each)
})
