import { expect, test } from '@jest/globals'
import { departments } from '@/lib/domain/codes'
import { fromStored, storedDepartments, toStored } from './stored-department'

test('every department survives a round trip, and fits into 63 bytes as stored', () => {
  for (const department of departments) {
    expect(fromStored(toStored(department))).toBe(department)
    expect(Buffer.byteLength(toStored(department))).toBeLessThanOrEqual(63)
  }
  expect(new Set(storedDepartments).size).toBe(departments.length)
})
