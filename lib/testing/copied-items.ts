import { jest } from '@jest/globals'

export async function copiedItems(work: () => unknown): Promise<number> {
  const { values } = Array.prototype
  let copied = 0
  const spy = jest.spyOn(Array.prototype, Symbol.iterator as never) as unknown as jest.SpiedFunction<typeof values>
  spy.mockImplementation(function (this: unknown[]) {
    copied += this.length
    return values.call(this) as ReturnType<typeof values>
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return copied
}
