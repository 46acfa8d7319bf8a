'use client'

import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui'
import { useMemo, type ReactNode } from 'react'
import { answeringInPauses, noteInputs } from './answers-in-pauses'
import { doWorkBeforePresses } from './before-presses'
import { keepingReasons } from './refusals'

if (typeof window !== 'undefined') {
  doWorkBeforePresses(window)
  noteInputs(window)
}

/** Payload's own answer to an aborted check, which its types do not have. */
const noAnswer = { state: null } as unknown as Awaited<ReturnType<ServerFunctionsContextType['getFormState']>>

/**
 * Around all pages of the studio: what is typed is in the form before anything is pressed, and neither a change nor the
 * reason of a refused save is lost.
 */
export function WholeInput({ children }: { children: ReactNode }) {
  const given = useServerFunctions()
  const getFormState = useMemo(
    () => keepingReasons(answeringInPauses(given.getFormState, noAnswer)),
    [given.getFormState],
  )
  const functions = useMemo(() => ({ ...given, getFormState }), [given, getFormState])
  return <ServerFunctionsContext value={functions}>{children}</ServerFunctionsContext>
}
