import { expect, jest, test } from '@jest/globals'
import { noContent } from '@/lib/content/import/content'
import { settings } from '@/lib/operations/settings'
import { importContent } from './import-content'

test.each([false, true])('without a database nothing is imported, and none is made (trial: %s)', async (isTrial) => {
  const payload = jest.fn()
  jest.mock('../payload', () => ({ payload }))
  jest.mock('./tell-sites', () => ({}))
  jest.mock('./load', () => ({}))
  jest.mock('./import-records', () => ({}))
  Object.assign(settings(), { DATA_DIR: '/nowhere', DATABASE_URL: undefined, BACKEND_URL: undefined })
  const done = importContent('', noContent, () => Promise.resolve(), isTrial)
  await expect(done).rejects.toThrow('There is no database that is ready')
  expect(payload).not.toHaveBeenCalled()
})
