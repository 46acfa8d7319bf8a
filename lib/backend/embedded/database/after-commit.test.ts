import { expect, jest, test } from '@jest/globals'
import { afterCommit, announceChange, announceFormerFile, type Aftermath } from './after-commit'

const committed = () => jest.fn<(left: Aftermath) => Promise<void>>().mockResolvedValue()

test('what a change announces is done when it is over, once', async () => {
  const finish = committed()
  const result = await afterCommit(async () => {
    announceChange(['articles', 'menu'])
    announceChange(['articles'])
    announceFormerFile('a.webp')
    await Promise.resolve()
    expect(finish).not.toHaveBeenCalled()
    return 'saved'
  }, finish)
  expect([result, finish.mock.calls]).toEqual(['saved', [[{ tags: ['articles', 'menu'], pictures: ['a.webp'] }]]])
})

test('a change that fails is looked after too: a part of it may be committed', async () => {
  const finish = committed()
  const change = afterCommit(() => {
    announceFormerFile('a.webp')
    return Promise.reject(new Error('refused'))
  }, finish)
  await expect(change).rejects.toThrow('refused')
  expect(finish).toHaveBeenCalledWith({ tags: [], pictures: ['a.webp'] })
})

test('nothing follows where nothing was announced, and outside of a change nobody listens', async () => {
  const finish = committed()
  announceChange(['articles'])
  await afterCommit(() => Promise.resolve(), finish)
  expect(finish).not.toHaveBeenCalled()
})
