'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { useMemo, type ReactNode } from 'react'
import { answeringInPauses, noteInputs } from './answers-in-pauses'
import { doWorkBeforePresses } from './before-presses'

if (typeof window !== 'undefined') {
  doWorkBeforePresses(window)
  noteInputs(window)
}

/** Around all pages of the studio: what is typed is in the form before anything is pressed, and no change is lost. */
export function WholeInput({ children }: { children: ReactNode }) {
  const given = useServerFunctions()
  const getFormState = useMemo(() => answeringInPauses(given.getFormState, {}), [given.getFormState])
  const functions = useMemo(() => ({ ...given, getFormState }), [given, getFormState])
  return <ServerFunctionsContext value={functions}>{children}</ServerFunctionsContext>
}
