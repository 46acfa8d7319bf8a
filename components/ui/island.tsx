'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

/** The path of the document that the server sent. Scripts follow links without loading another one. */
const sentPath = typeof location === 'undefined' ? '' : location.pathname

/** Tells the log that a script of this page failed. Best effort: nothing depends on it. */
function useReport(error: unknown) {
  useEffect(() => {
    const report = { 'script-failure': { page: location.href, message: String(error).slice(0, 300) } }
    navigator.sendBeacon?.('/api/policy-report', JSON.stringify(report))
  }, [error])
}

/** What was there before its script failed: the same elements, with what was typed into them. */
function AsSent({ id }: { id: string }, { error }: ErrorInfo) {
  // Read while rendering: React removes them when it commits.
  const [nodes] = useState(() => Array.from(document.getElementById(id)?.childNodes ?? []))
  useReport(error)
  useEffect(() => {
    // What is there belongs to the page before: the server sends this one complete.
    if (location.pathname !== sentPath) location.reload()
  }, [])
  return <div className="no-box" ref={(place) => place?.append(...nodes)} />
}

const Keeping = catchError(AsSent)

interface Props extends ComponentProps<'div'> {
  id: string
  /** A `div` has no box of its own. */
  as?: 'div' | 'main' | 'header' | 'footer'
  children: ReactNode
}

/**
 * Error boundary around what scripts make more of: if a script fails, what the server sent stays, without the script
 * (docs/adr/0012).
 */
export function Island({ id, as: Place = 'div', children, ...attributes }: Props) {
  return (
    <Place id={id} className={Place === 'div' ? 'no-box' : undefined} {...attributes}>
      <Keeping id={id}>{children}</Keeping>
    </Place>
  )
}

function Nothing(_props: object, { error }: ErrorInfo) {
  useReport(error)
  return null
}

/** Error boundary around what only scripts add: if it fails, or its script does not load, nothing is rendered. */
export const WithoutFailing = catchError(Nothing)
