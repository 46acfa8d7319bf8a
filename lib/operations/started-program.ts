import { processSingleton } from '@/lib/operations/process-singleton'

const state = processSingleton('startedProgram', () => ({ id: undefined as string | undefined }))

export const noteStartedProgram = (id: string): void => void (state.id = id)

/** The program that this process runs (`programId`), for Next's bundles. Undefined in development. */
export const startedProgram = (): string | undefined => state.id
