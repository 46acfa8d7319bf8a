'use client'

import { useConfig, useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callStudio } from '../call-studio'
import { differencesOf, merged, type Difference, type Values } from './compare'

type State =
  | { kind: 'none' }
  | { kind: 'unavailable' }
  /** What is stored was adopted: the next save is made from it. */
  | { kind: 'ready' }
  | { kind: 'differs'; revision: unknown; theirs: Values; differences: Difference[] }

/** Reads the record of the form as it is stored now. Throws if it cannot be read. */
const stored = (path: string): Promise<Values> => callStudio('GET', path)

/**
 * Detects that a save of the form was refused because somebody else saved meanwhile, and compares.
 *
 * @param path path of the field with the revision.
 */
export function useConflict(path: string) {
  const { id, collectionSlug, globalSlug, data: opened } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { getData, getField, reset, setModified, setProcessing, dispatchFields } = useForm()
  const revision = useFormFields(([fields]) => fields[path]?.value)
  const isProcessing = useFormProcessing()
  const status = useFormFields(([fields]) => fields._status?.value)
  const [state, setState] = useState<State>({ kind: 'none' })

  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : undefined
  const fields = entity?.fields ?? []
  const address = collectionSlug
    ? `${collectionSlug}/${id}?depth=0&draft=true`
    : `globals/${globalSlug}?depth=0&draft=true`

  /** The revision that the form went on with, although it was opened with another one. */
  const adopted = useRef<unknown>(undefined)

  const setRevision = (value: unknown) =>
    dispatchFields({ type: 'UPDATE', path, value, valid: true, errorMessage: undefined })

  function adopt(value: unknown): void {
    adopted.current = value
    setRevision(value)
  }

  /** The state after a comparison. If the form has all that is stored, it goes on with it, and `then` is the state. */
  function compared(theirs: Values, then: State): State {
    const differences = differencesOf(fields, opened ?? {}, theirs, getData())
    if (differences.length > 0) return { kind: 'differs', revision: theirs.revision, theirs, differences }
    adopt(theirs.revision)
    return then
  }

  /** Compares the form with what is stored now. */
  const compare = (then: State): Promise<void> =>
    stored(address)
      .then((theirs) => compared(theirs, then))
      .catch((): State => ({ kind: 'unavailable' }))
      .then(setState)

  /** Whether a save that stored nothing was refused because somebody else saved. The error at the field may be gone. */
  const wasRefused = (): Promise<boolean> =>
    stored(address).then(
      (theirs) => theirs.revision !== revision,
      () => getField(path)?.valid === false,
    )

  const submitted = useRef<{ revision: unknown; saved: unknown } | undefined>(undefined)
  /** Whether the form is busy because it reads the new revision, and not because it was sent. */
  const isCatchingUp = useRef(false)
  const onProcessing = useEffectEvent(async (isStart: boolean) => {
    if (isStart && isCatchingUp.current) return
    const before = submitted.current
    submitted.current = isStart ? { revision, saved: opened?.revision } : undefined
    const isRecord = Boolean(id ?? globalSlug)
    if (!isRecord || isStart || !before || before.revision !== revision) return
    if (before.saved !== opened?.revision) {
      // It was saved. The fields of the form are updated later, or not at all if their new state was not answered.
      setRevision(opened?.revision)
      return
    }
    if (await wasRefused()) await compare({ kind: 'ready' })
  })
  useEffect(() => {
    void onProcessing(isProcessing)
  }, [isProcessing])

  /** Nothing is typed or saved until the form has the revision that is stored: it would be refused. */
  async function catchUp(): Promise<void> {
    isCatchingUp.current = true
    setProcessing(true)
    await compare({ kind: 'none' })
    isCatchingUp.current = false
    setProcessing(false)
  }

  const last = useRef({ status, revision })
  const onSaved = useEffectEvent(async (now: { status: unknown; revision: unknown }) => {
    const before = last.current
    last.current = now
    // The button that unpublishes changes the record beside the form, which keeps its old revision.
    if (id && before.status === 'published' && now.status === 'draft' && before.revision === now.revision)
      await catchUp()
    else if (before.revision !== now.revision && now.revision !== adopted.current) setState({ kind: 'none' })
  })
  useEffect(() => {
    void onSaved({ status, revision })
  }, [status, revision])

  /** Goes on with what was decided. `taken` are the paths of the fields whose stored value is taken. */
  async function resolve(taken: ReadonlySet<string>): Promise<void> {
    if (state.kind !== 'differs') return
    if (taken.size === 0) adopt(state.revision)
    else {
      adopted.current = state.revision
      await reset(merged(fields, state.theirs, getData(), taken))
    }
    setModified(true)
    setState({ kind: 'ready' })
  }

  return { state, resolve, retry: () => void compare({ kind: 'ready' }) }
}
