import { expect, jest, test } from '@jest/globals'
import { afterCommit, recordCorrection, recordTags, recordFormerFile, type PostCommitWork } from './after-commit'

const committed = () => jest.fn<(remaining: PostCommitWork) => Promise<void>>().mockResolvedValue()

test('announced changes are passed on once, after the change is over', async () => {
  const finish = committed()
  const result = await afterCommit(async () => {
    recordTags(['articles', 'menu'])
    recordTags(['articles'])
    recordCorrection('luat-moi')
    recordFormerFile('a.webp')
    await Promise.resolve()
    expect(finish).not.toHaveBeenCalled()
    return 'saved'
  }, finish)
  expect([result, finish.mock.calls]).toEqual([
    'saved',
    [[{ tags: ['articles', 'menu'], purged: ['articles', 'menu'], corrected: ['luat-moi'], files: ['a.webp'] }]],
  ])
})

test('a cache in front of the site may have to drop less than all with the tags', async () => {
  const finish = committed()
  await afterCommit(async () => recordTags(['comments'], ['article-a']), finish)
  expect(finish.mock.calls[0]?.[0]).toMatchObject({ tags: ['comments'], purged: ['article-a'] })
})

test('a failed change is passed on too, since a part of it may be committed', async () => {
  const finish = committed()
  const change = afterCommit(() => {
    recordFormerFile('a.webp')
    return Promise.reject(new Error('refused'))
  }, finish)
  await expect(change).rejects.toThrow('refused')
  expect(finish).toHaveBeenCalledWith({ tags: [], purged: [], corrected: [], files: ['a.webp'] })
})

test('nothing is passed on if nothing was announced, or if it was announced outside a change', async () => {
  const finish = committed()
  recordTags(['articles'])
  await afterCommit(() => Promise.resolve(), finish)
  expect(finish).not.toHaveBeenCalled()
})
