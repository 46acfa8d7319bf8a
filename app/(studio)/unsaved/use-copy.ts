'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { changesOf, isSame, type Values } from './changes'
import { copiesAt, dropCopy, formPrefix, holdCopy, keepCopy, newKey, whenLeft } from './copies'

const pauseMs = 1000

type Offer = ReturnType<typeof copiesAt>[number]

/** The record as it was saved, and the beginning of the keys of its copies while it can be changed. */
function useRecord() {
  const { id, collectionSlug, globalSlug, data, hasSavePermission, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const isInitializing = useFormInitializing()
  const isOpen = user && hasSavePermission && !isTrashed && !isInitializing
  const beginning = isOpen ? formPrefix(user.id, collectionSlug ?? globalSlug ?? '', id) : undefined
  const saved: Values = data ?? {}
  return { data, saved, savedAt: String(saved.updatedAt ?? ''), beginning }
}

/** Holds the copy of a form, and tells of the other copies of its record that no form holds any more. */
function hold(key: string, beginning: string, onLeft: (result: string) => void): () => void {
  const closed = new AbortController()
  holdCopy(key, closed.signal)
  for (const { key: match } of copiesAt(beginning)) whenLeft(match, closed.signal, () => onLeft(match))
  return () => closed.abort()
}

const isWithin = (changes: Values, current: Values): boolean =>
  Object.entries(changes).every(([name, value]) => isSame(value, current[name]))

function useDropOnSave(data: Values | undefined, isModified: boolean, key: RefObject<string>): void {
  const before = useRef(data)
  useEffect(() => {
    if (before.current === data) return
    before.current = data
    // A save stores other data. One that was refused leaves them as they are.
    if (!isModified) dropCopy(key.current)
  }, [data, isModified, key])
}

/** Keeps a copy of what is typed until it is saved, and offers what another form of the record has left behind. */
export function useCopy() {
  const { data, saved, savedAt, beginning } = useRecord()
  const { getData, reset, setModified } = useForm()
  const [state] = useAllFormFields()
  const isModified = useFormModified()
  const [offers, setOffers] = useState<Offer[]>([])
  const key = useRef('')

  const values = (): Values => ({ ...saved, ...changesOf(saved, getData()) })

  const write = useEffectEvent((typed = state) => {
    if (!isModified || !key.current) return
    const changes = changesOf(saved, reduceFieldsToValues(typed, true))
    if (Object.keys(changes).length === 0) dropCopy(key.current)
    else keepCopy(key.current, { at: Date.now(), savedAt, values: changes })
  })

  const offer = useEffectEvent((beginning: string, result: string) => {
    // Meanwhile it may have been saved.
    const copy = copiesAt(beginning).find((one) => one.key === result)
    if (!copy) return
    if (!isWithin(copy.copy.values, values()))
      setOffers((before) => [...before, copy].sort((a, b) => b.copy.at - a.copy.at))
    else if (!isModified) dropCopy(result)
  })

  useEffect(() => {
    if (!beginning) return undefined
    key.current = newKey(beginning)
    const release = hold(key.current, beginning, (match) => offer(beginning, match))
    const onHidden = () => document.visibilityState === 'hidden' && write()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      write()
      release()
      setOffers([])
    }
  }, [beginning])

  useEffect(() => {
    if (!isModified) return undefined
    const timer = setTimeout(() => write(state), pauseMs)
    return () => clearTimeout(timer)
  }, [state, isModified])
  useDropOnSave(data, isModified, key)

  const remove = (offered: Offer) => {
    dropCopy(offered.key)
    setOffers((before) => before.filter((one) => one.key !== offered.key))
  }

  async function restore(offered: Offer): Promise<void> {
    await reset({ ...values(), ...offered.copy.values })
    setModified(true)
    keepCopy(key.current, offered.copy)
    remove(offered)
  }

  return { offer: offers[0], savedAt, isModified, restore, discard: remove }
}
