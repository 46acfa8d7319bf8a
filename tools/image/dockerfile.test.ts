import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { commandOf, copyOf, parseDockerfile, variablesOf } from './dockerfile'

test('stages and instructions are read, without comments and with joined lines', () => {
  const text =
    '# A comment\nFROM node:24 AS build\nWORKDIR /app\n# In between\nRUN one \\\n  && two\n\nFROM debian:trixie\nUSER ilc\n'
  expect(parseDockerfile(text)).toEqual([
    {
      from: 'node:24',
      name: 'build',
      instructions: [
        { name: 'WORKDIR', value: '/app' },
        { name: 'RUN', value: 'one && two' },
      ],
    },
    { from: 'debian:trixie', name: undefined, instructions: [{ name: 'USER', value: 'ilc' }] },
  ])
})

test('variables refer to those before', () => {
  expect(variablesOf('A=1 PATH=/app/bin:$PATH', { PATH: '/bin' })).toEqual({ A: '1', PATH: '/app/bin:/bin' })
})

test.each([
  ['--from=build --chown=root:root /app ./', { from: 'build', owner: 'root:root', sources: ['/app'], to: './' }],
  ['a.json b.json ./', { from: undefined, owner: 'root:root', sources: ['a.json', 'b.json'], to: './' }],
])('COPY %s', (value, copied) => {
  expect(copyOf(value)).toEqual(copied)
})

test('every instruction of the image is one that the check in a plain root knows', () => {
  const stages = parseDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
  expect(stages.map(({ from }) => from)).toEqual(['node:24-trixie-slim', 'debian:trixie-slim'])
  const names = new Set(stages.flatMap(({ instructions }) => instructions.map(({ name }) => name)))
  const known = ['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'STOPSIGNAL', 'CMD']
  expect([...names].sort()).toEqual(known.sort())
  for (const name of ['CMD', 'HEALTHCHECK'])
    expect(commandOf(stages[1]?.instructions.find((each) => each.name === name)?.value ?? '')[0]).toBe('node')
})
