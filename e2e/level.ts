/**
 * How much is tested (docs/testing.md). `npm test`: one representative of each matrix. `npm run test:full`
 * (TEST_LEVEL=full): the whole matrices. TEST_LEVEL=slow: everything in every mode and as on a slow phone, which takes
 * hours.
 */
const level = process.env.TEST_LEVEL ?? 'representative'

/** Whether everything is tested repeatedly, in every mode and as on a slow phone. */
export const thorough = level === 'slow'

/** Whether the whole matrices are tested: tests with the tag `@full`, and code that checks this constant. */
export const isFull = thorough || level === 'full'
