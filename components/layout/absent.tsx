import { permanentRedirect } from 'next/navigation'
import type { Former } from '@/lib/backend/model'
import { GoneScreen } from './gone-screen'
import { Missing } from './missing'

interface Props<T> {
  kind: 'article' | 'member'
  former: Former<T> | undefined
  pathOf: (thing: T) => string
}

/** A page under an id where nothing stands now: it moves for good to the present address, says that it was taken away, or that it never was. */
export function Absent<T>({ kind, former, pathOf }: Props<T>) {
  if (former === 'gone') return <GoneScreen kind={kind} />
  if (former) permanentRedirect(pathOf(former.movedTo))
  return <Missing />
}
