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
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changesOf, isSame, type Values } from './changes'
import { copiesAt, dropCopy, formPrefix, holdCopy, keepCopy, newKey, whenLeft, type Copy } from './copies'

const pauseMs = 1000

interface Offer {
  key: string
  copy: Copy
}

/**
 * Keeps a copy of what is typed into the form until it is saved, and returns the copies that a form of the same record
 * has left behind.
 */
export function useCopy() {
  const { id, collectionSlug, globalSlug, data, hasSavePermission, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const { getData, reset, setModified } = useForm()
  const [state] = useAllFormFields()
  const isModified = useFormModified()
  const isInitializing = useFormInitializing()
  const [offers, setOffers] = useState<Offer[]>([])
  const key = useRef('')

  const slug = collectionSlug ?? globalSlug ?? ''
  const saved: Values = data ?? {}
  const savedAt = String(saved.updatedAt ?? '')
  const isOpen = user && hasSavePermission && !isTrashed && !isInitializing
  const beginning = isOpen ? formPrefix(user.id, slug, id) : undefined

  const values = (): Values => ({ ...saved, ...changesOf(saved, getData()) })

  const write = useEffectEvent((typed = state) => {
    if (!isModified || !key.current) return
    const changes = changesOf(saved, reduceFieldsToValues(typed, true))
    if (Object.keys(changes).length === 0) dropCopy(key.current)
    else keepCopy(key.current, { at: Date.now(), savedAt, values: changes })
  })

  const offer = useEffectEvent((beginning: string, found: string) => {
    // Meanwhile it may have been saved.
    const copy = copiesAt(beginning).find((one) => one.key === found)
    if (!copy) return
    const current = values()
    const isHere = Object.entries(copy.copy.values).every(([name, value]) => isSame(value, current[name]))
    if (!isHere) setOffers((before) => [...before, copy].sort((a, b) => b.copy.at - a.copy.at))
    else if (!isModified) dropCopy(found)
  })

  useEffect(() => {
    if (!beginning) return undefined
    key.current = newKey(beginning)
    const release = holdCopy(key.current)
    const closed = new AbortController()
    for (const { key: found } of copiesAt(beginning)) whenLeft(found, closed.signal, () => offer(beginning, found))
    const onHidden = () => document.visibilityState === 'hidden' && write()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      write()
      closed.abort()
      release()
      setOffers([])
    }
  }, [beginning])

  useEffect(() => {
    if (!isModified) return undefined
    const timer = setTimeout(() => write(state), pauseMs)
    return () => clearTimeout(timer)
  }, [state, isModified])

  const before = useRef(data)
  useEffect(() => {
    if (before.current === data) return
    before.current = data
    // A save stores other data. One that was refused leaves them as they are.
    if (!isModified) dropCopy(key.current)
  }, [data, isModified])

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
