import { expect, test } from '@jest/globals'
import { storeFocalPoint, takeFocalPoint } from './keep-focal-point'

async function saved(uploadEdits: unknown, file?: object): Promise<[unknown, unknown]> {
  const req = { query: { depth: '0', uploadEdits }, context: {}, ...(file && { file }) }
  const args = { data: {} }
  await takeFocalPoint({ args, operation: 'update', req } as never)
  return [await storeFocalPoint({ data: { alt: 'x' }, req } as never), req.query]
}

const none = { alt: 'x' }

test.each([
  ['nothing', undefined, undefined, none],
  ['a point', { focalPoint: { x: '0', y: '33.4' } }, undefined, { ...none, focalX: 0, focalY: 33 }],
  ['a file', undefined, {}, { ...none, focalX: 50, focalY: 50 }],
  ['a crop, which is not offered', { crop: { x: '0' } }, undefined, none],
  ['a point outside', { focalPoint: { x: '101', y: '20' } }, undefined, none],
])('a save with %s', async (_, edits, file, expected) => {
  expect(await saved(edits, file)).toEqual([expected, { depth: '0' }])
})
