import { createHash } from 'node:crypto'
import type { ContentVersions } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'

declare global {
  /** Raised at every change of content that this process knows of. */
  var ilcContentVersion: number | undefined
  /** Later looks at changed content that are still to come: what is drawn before may have joined a reading from before the change. */
  var ilcPendingExpiries: number | undefined
  var ilcContentName: { name: string; version: number } | undefined
}

/** Counts the changes of content; what is drawn later shows all of them. */
export const contentVersion = () => globalThis.ilcContentVersion ?? 0

/** Names the content as it is known now: all instances give the same content the same name. */
export function nameContent(versions: ContentVersions): void {
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1))
  globalThis.ilcContentName = { name: createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22), version: contentVersion() }
}

/** The name of the content that is drawn today; undefined while it is not known for certain. */
export function contentName(): string | undefined {
  const named = globalThis.ilcContentName
  return named?.version === contentVersion() ? `${named.name}-${dayOf(new Date())}` : undefined
}

/** Whether all that is drawn now is sure to show the content as it is named. */
export const isSettled = () => (globalThis.ilcPendingExpiries ?? 0) === 0
