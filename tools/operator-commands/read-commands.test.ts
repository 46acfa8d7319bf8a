import { expect, test } from '@jest/globals'
import { commandsIn, operatorCommands } from './read-commands'
import { filledIn, situationOf } from './situations'

const text = `# One

<!-- not followed: \`npm run build\`: it takes long -->

- \`npm run build\`: builds.
- \`npm run staff -- create EMAIL\`: creates. \`--role admin\` is an option,
  \`list\` another order.

## Two

    npm run first \\
      --long
    npm run second

<!-- not followed: it needs Docker -->

    docker compose up

and \`npm start\`.
`

test('the commands of a document are read in order, those in sentences too', () => {
  const found = commandsIn('docs/operations.md', text)
  expect(found.map(({ heading, command, notFollowed }) => [heading, command, notFollowed])).toEqual([
    ['One', 'npm run build', 'it takes long'],
    ['One', 'npm run staff -- create EMAIL', undefined],
    ['One', 'npm run staff -- list', undefined],
    ['Two', 'npm run first --long', undefined],
    ['Two', 'npm run second', undefined],
    ['Two', 'docker compose up', 'it needs Docker'],
    ['Two', 'npm start', undefined],
  ])
})

test('a word that stands for something must have a meaning', () => {
  expect(filledIn('npm run backup -- FOLDER', { FOLDER: '/tmp' })).toEqual(['npm', 'run', 'backup', '--', '/tmp'])
  expect(() => filledIn('npm run backup -- FOLDER', {})).toThrow('what is FOLDER?')
})

test('what is not followed is no command of npm, or one of these', () => {
  const excluded = operatorCommands().filter(({ command, notFollowed }) => notFollowed && command.startsWith('npm '))
  expect(excluded.map(({ document, command }) => `${document}: ${command}`)).toEqual([
    'README.md: npm ci && npm start',
    'README.md: npm ci && npm test',
    'docs/operations.md: npm run build',
    'docs/operations.md: npm ci && npm run build && install -d -o ilc .next/cache',
    'deploy/README.md: npm ci && npm run build',
  ])
})

test('all others are commands of npm, which the end-to-end tests follow', () => {
  const followed = operatorCommands().filter(({ notFollowed }) => notFollowed === undefined)
  expect(followed.length).toBeGreaterThan(30)
  expect(followed.filter(({ command }) => !/^npm (?:start|run) ?/.test(command))).toEqual([])
  expect(followed.map(situationOf).filter(({ site }) => site === 'empty').length).toBeGreaterThan(5)
})
