import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { BodyReader } from './arrival'
import { ApiError } from './errors'
import { limitBodies, limitConcurrency } from './limit-concurrency'

function begin(addresses: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { all: Promise.allSettled(addresses.map((address) => limitConcurrency('bodies', address, () => ended))), end }
}

const refused = (results: PromiseSettledResult<void>[]) => results.filter(({ status }) => status === 'rejected').length

test('a network runs four at once and all networks twenty-four; a finished call frees its slot', async () => {
  const own = begin(Array.from({ length: 6 }, () => '203.0.113.1'))
  own.end()
  expect(refused(await own.all)).toBe(2)
  const many = begin(Array.from({ length: 30 }, (_, i) => `203.0.113.${i}`))
  many.end()
  expect(refused(await many.all)).toBe(6)
  await expect(limitConcurrency('bodies', '203.0.113.1', () => Promise.resolve('read'))).resolves.toBe('read')
})

test('each kind of work has its own limit', async () => {
  const bodies = begin(Array.from({ length: 4 }, () => '203.0.113.1'))
  await expect(limitConcurrency('previews', '203.0.113.1', () => Promise.resolve('drawn'))).resolves.toBe('drawn')
  bodies.end()
  expect(refused(await bodies.all)).toBe(0)
})

test('a form without a file is read however many uploads are under way, and one of unknown length waits', async () => {
  const uploads = begin(Array.from({ length: 24 }, (_, i) => `203.0.113.${i}`))
  const read = (headers: Record<string, string>) =>
    limitBodies(new Request('https://ilc.example', { method: 'POST', headers }), '198.51.100.1', () =>
      Promise.resolve('read'),
    ).catch(() => 'refused')
  expect(
    await Promise.all([
      read({ 'content-length': '64000' }),
      read({ 'content-length': '64001' }),
      read({ 'content-length': 'none' }),
      read({ 'content-length': '9', 'transfer-encoding': 'chunked' }),
      read({}),
    ]),
  ).toEqual(['read', 'refused', 'refused', 'refused', 'refused'])
  uploads.end()
  await uploads.all
})

describe('slow bodies', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const headers = { 'content-length': '5000000' }
  const request = () => new Request('https://ilc.example', { method: 'POST', headers })

  function arriving(address: string) {
    let body: BodyReader | undefined
    let end = () => {}
    const ended = new Promise<string>((resolve) => (end = () => resolve('read')))
    const outcome = limitBodies(request(), address, (input) => {
      body = input
      return Promise.race([ended, input.over])
    }).catch((error: unknown) => (error instanceof ApiError ? error.code : error))
    return { outcome, end, receive: (bytes: number) => body?.received(bytes), isOver: () => body?.isOver }
  }
  type Body = ReturnType<typeof arriving>

  function afterTenSeconds(addresses: string[], bytes: (at: number) => number): Body[] {
    const bodies = addresses.map(arriving)
    jest.advanceTimersByTime(10_000)
    for (const [at, body] of bodies.entries()) body.receive(bytes(at))
    return bodies
  }
  const over = (bodies: Body[]) => bodies.flatMap((body, at) => (body.isOver() ? [at] : []))
  const endAll = async (bodies: Body[]) => {
    for (const { end } of bodies) end()
    await Promise.all(bodies.map(({ outcome }) => outcome))
  }
  const [slow, stalled, fast] = [30_000, 20_000, 1_000_000]
  const networks = Array.from({ length: 24 }, (_, at) => `203.0.113.${at}`)

  test('twenty-four from six networks give way to others, the slowest first', async () => {
    const six = networks.map((_, at) => `203.0.113.${at % 6}`)
    const bodies = afterTenSeconds(six, (at) => slow - at)
    const others = [arriving('198.51.100.1'), arriving('198.51.100.2')]
    expect(over(bodies)).toEqual([22, 23])
    expect(await bodies[23]?.outcome).toBe('too_many')
    await endAll([...others, ...bodies])
    expect(await others[0]?.outcome).toBe('read')
  })

  test('where each network has one, only a slow one gives way, the slowest of all', async () => {
    const bodies = afterTenSeconds(networks, (at) => (at < 20 ? fast : slow + at))
    const others = [1, 2, 3, 4].map((number) => arriving(`198.51.100.${number}`))
    expect(over(bodies)).toEqual([20, 21, 22, 23])
    expect(await arriving('198.51.100.5').outcome).toBe('too_many')
    await endAll([...others, ...bodies])
  })

  test('the one slow body of a network stays while others, though faster, have several', async () => {
    const six = networks.map((_, at) => (at === 23 ? '192.0.2.1' : `203.0.113.${at % 6}`))
    const bodies = afterTenSeconds(six, (at) => (at === 23 ? 200_000 : 340_000 + at))
    // The sixth network has three: neither may it take the place of the one that has a single one.
    const fourth = arriving('203.0.113.5')
    const others = [arriving('198.51.100.1'), arriving('198.51.100.2')]
    const ended = over(bodies)
    await endAll([fourth, ...others, ...bodies])
    expect([await fourth.outcome, ended, await bodies[23]?.outcome]).toEqual(['too_many', [0, 1], 'read'])
  })

  test('slow ones are read to their end where there is room', async () => {
    const bodies = afterTenSeconds(networks.slice(0, 23), () => slow)
    bodies.push(arriving('198.51.100.1'))
    expect(over(bodies)).toEqual([])
    await endAll(bodies)
    expect(await bodies[0]?.outcome).toBe('read')
  })

  test('fast ones give way only to a network that has fewer by two', async () => {
    const bodies = afterTenSeconds(networks, () => fast)
    expect(await arriving('198.51.100.1').outcome).toBe('too_many')
    await endAll(bodies)
    const of = (at: number) => `203.0.113.${at < 2 ? 0 : at}`
    const more = afterTenSeconds(
      networks.map((_, at) => of(at)),
      (at) => fast + at,
    )
    const other = arriving('198.51.100.1')
    expect(over(more)).toEqual([0])
    expect(await arriving('203.0.113.5').outcome).toBe('too_many')
    await endAll([other, ...more])
  })

  test('one that has just begun does not give way, however little has arrived', async () => {
    const bodies = networks.map(arriving)
    jest.advanceTimersByTime(9_000)
    expect(await arriving('198.51.100.1').outcome).toBe('too_many')
    await endAll(bodies)
  })

  test('a network that has four ends only one of its own that hardly arrives', async () => {
    const others = afterTenSeconds(networks.slice(2, 10), () => 0)
    const own = afterTenSeconds(
      Array.from({ length: 4 }, () => '203.0.113.1'),
      (at) => (at === 2 ? stalled : at === 3 ? fast : slow),
    )
    const [fifth, sixth] = [arriving('203.0.113.1'), arriving('203.0.113.1')]
    const ended = [over(own), over(others)]
    await endAll([fifth, sixth, ...own, ...others])
    expect([ended, await fifth.outcome, await sixth.outcome]).toEqual([[[2], []], 'read', 'too_many'])
  })
})
