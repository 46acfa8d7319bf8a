/** Whether everything is tried again and again, in every mode and as on a slow phone, which takes hours; else as often as shows that it holds. */
export const thorough = process.env.TEST_SLOW === 'all'
