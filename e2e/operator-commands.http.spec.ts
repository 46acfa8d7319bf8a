import { test } from '@playwright/test'
import { operatorCommands } from '@/tools/operator-commands/read-commands'
import { OperatorSession } from './follow-command'
import { offsets, postgres } from './instances'

/**
 * The documents for operators are followed word by word: every command of theirs, in their order. What cannot run here
 * has a comment in the document that says why (tools/operator-commands). On PostgreSQL it is those of operations.md.
 */

const followed = operatorCommands().filter(({ notFollowed }) => notFollowed === undefined)
const commandsOn = {
  sqlite: followed,
  postgres: followed.filter(({ document }) => document === 'docs/operations.md'),
}

// Each database has sites and folders of its own.
test.describe.configure({ mode: 'parallel' })

for (const [kind, at] of [
  ['sqlite', offsets(190, 3)],
  ['postgres', offsets(193, 3)],
] as const) {
  test.describe(`a site on ${kind}`, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'serial' })
    test.skip(kind === 'postgres' && !postgres, 'no PostgreSQL')
    const session = new OperatorSession(kind, at)
    test.beforeAll(() => session.begin())
    test.afterAll(() => session.end())

    for (const command of commandsOn[kind])
      test(`${command.document}:${command.line} ${command.heading}: ${command.command}`, () => session.follow(command))
  })
}
