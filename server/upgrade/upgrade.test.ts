import { expect, test } from '@jest/globals'
import { upgrade, type Release, type UpgradePorts } from './upgrade'

/** The order of an upgrade, and what each failure leaves. */

const release = (name: string): Release => ({ name, folder: `/srv/ilc/releases/${name}` })

interface Machine {
  ports: UpgradePorts
  /** What was done, in its order. */
  done: string[]
  /** The release that is started next, and the one that serves. */
  state: { current: string; previous: string | undefined; serving: string }
}

/** A machine on which `old` serves and `new` is fetched. The steps that are named fail, from then on. */
function machine(failing: string[] = [], fetched = 'new', given: Partial<Machine['state']> = {}): Machine {
  const done: string[] = []
  const state: Machine['state'] = { current: 'old', previous: undefined, serving: 'old', ...given }
  const step = (name: string, change: () => void = () => undefined): Promise<void> => {
    if (failing.includes(name)) return Promise.reject(new Error(`${name} failed`))
    done.push(name)
    change()
    return Promise.resolve()
  }
  const ports: UpgradePorts = {
    checkBefore: () => step('checkBefore'),
    fetchRelease: () => step('fetch').then(() => release(fetched)),
    build: () => step('build'),
    backUp: () => step('backUp').then(() => 'backup.zip'),
    rehearse: (_, backup) => step(`rehearse ${backup}`),
    migrate: () => step('migrate'),
    current: () => release(state.current),
    previous: () => (state.previous === undefined ? undefined : release(state.previous)),
    switchTo: ({ name }) =>
      step(`switch to ${name}`, () => {
        state.previous = state.current
        state.current = name
      }),
    restart: () => step(`restart ${state.current}`, () => (state.serving = state.current)),
    isServing: ({ name }) => Promise.resolve(state.serving === name),
    checkServing: ({ name }) => step(`check ${name}`),
    removeOldReleases: () => step('removeOld'),
    say: () => undefined,
  }
  return { ports, done, state }
}

const all = { hasDatabase: true, withRehearsal: true }
const before = ['checkBefore', 'fetch', 'build', 'backUp', 'rehearse backup.zip', 'migrate']

test('the steps, in their order', async () => {
  const { ports, done, state } = machine()
  await upgrade(ports, all)
  expect(done).toEqual([...before, 'switch to new', 'restart new', 'check new', 'removeOld'])
  expect(state).toEqual({ current: 'new', previous: 'old', serving: 'new' })
})

test.each([
  ['without a rehearsal', { hasDatabase: true, withRehearsal: false }, ['build', 'backUp', 'migrate']],
  ['with a hosted backend', { hasDatabase: false, withRehearsal: true }, ['build']],
])('%s', async (_, steps, between) => {
  const { ports, done } = machine()
  await upgrade(ports, steps)
  expect(done.slice(2, -4)).toEqual(between)
})

test.each(before)('where %s fails nothing is switched, and nothing after it is done', async (step) => {
  const { ports, done, state } = machine([step])
  await expect(upgrade(ports, all)).rejects.toThrow(`${step} failed`)
  expect(done).toEqual(before.slice(0, before.indexOf(step)))
  expect(state).toMatchObject({ current: 'old', serving: 'old' })
})

test('where the switch fails the old version goes on', async () => {
  const { ports, state } = machine(['switch to new'])
  await expect(upgrade(ports, all)).rejects.toThrow('switch to new failed')
  expect(state).toMatchObject({ current: 'old', serving: 'old' })
})

test.each(['restart new', 'check new'])('where %s fails the old version serves again', async (step) => {
  const { ports, done, state } = machine([step])
  await expect(upgrade(ports, all)).rejects.toThrow('The site is served by old again')
  expect(done.slice(-3)).toEqual(['switch to old', 'restart old', 'check old'])
  expect(state).toMatchObject({ current: 'old', serving: 'old' })
})

test('where the old version does not serve either, it is what is started next', async () => {
  const { ports, state } = machine(['check new', 'check old'])
  await expect(upgrade(ports, all)).rejects.toThrow('old does not serve either')
  expect(state.current).toBe('old')
})

test('a version that serves already is left alone', async () => {
  const { ports, done } = machine([], 'old')
  await upgrade(ports, all)
  expect(done).toEqual(['checkBefore', 'fetch'])
})

test.each([
  ['goes on', [], 'new'],
  ['goes back if the new version does not work', ['check new'], 'old'],
])('an upgrade that was stopped after its switch %s', async (_, failing, serving) => {
  const { ports, state } = machine(failing, 'new', { current: 'new', previous: 'old' })
  await upgrade(ports, all).catch(() => undefined)
  expect(state).toMatchObject({ current: serving, serving })
})

test('an upgrade that was stopped anywhere else is done again by the next one', async () => {
  for (const step of [...before, 'switch to new']) {
    const failing = [step]
    const { ports, state } = machine(failing)
    await expect(upgrade(ports, all)).rejects.toThrow(step)
    failing.length = 0
    await upgrade(ports, all)
    expect(state).toMatchObject({ current: 'new', serving: 'new' })
  }
})
