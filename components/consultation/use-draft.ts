import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Draft } from '@/lib/consultation/draft'
import { typedInto, type Typed } from '@/lib/consultation/typed'
import { dropDraft, saveDraft, takeDraft } from '@/lib/browser/tab-draft'
import { fillForm } from './fill-form'

/** Milliseconds without a keystroke after which the draft is stored. */
const debounceMs = 400

interface Options {
  /** Whether a draft is offered: not if the page already contains what was typed. */
  isOffered: boolean
  /** Whether the page reports that the form was sent without script. */
  isSent: boolean
  hasFile: () => boolean
  onSubjects: (subjects: string[]) => void
}

/**
 * Stores what is typed on the visitor's device, as this tab's own draft, and fills the empty fields with it at the next
 * visit.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { isOffered, isSent, hasFile, onSubjects }: Options) {
  const [offered, setOffered] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useRef<string>(undefined)

  const save = useCallback(() => {
    if (timer.current === undefined || !form.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    id.current = saveDraft({ id: id.current, typed: typedInto(new FormData(form.current)), hadFile: hasFile() })
  }, [form, hasFile])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (id.current !== undefined) dropDraft(id.current)
    id.current = undefined
    setOffered(undefined)
  }, [])

  const fill = useCallback(
    (typed: Typed, which: 'empty' | 'all') => {
      const subjects = form.current ? fillForm(form.current, typed, which) : []
      if (subjects.length > 0) onSubjects(subjects)
    },
    [form, onSubjects],
  )

  useEffect(() => {
    const place = form.current
    const later = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(save, debounceMs)
    }
    const offer = async () => {
      const draft = await takeDraft(isOffered ? 'any' : 'own')
      if (!draft) return
      // What was typed meanwhile becomes part of this draft.
      if (id.current !== undefined) dropDraft(id.current)
      id.current = draft.id
      if (isSent) return forget()
      if (!isOffered) return
      fill(draft.typed, 'empty')
      setOffered(draft)
      later()
    }
    place?.addEventListener('input', later)
    addEventListener('pagehide', save)
    // Runs after the prefill from the footer's form, which has priority.
    queueMicrotask(() => void offer().catch(console.info))
    return () => {
      place?.removeEventListener('input', later)
      removeEventListener('pagehide', save)
    }
  }, [form, isOffered, isSent, fill, forget, save])
  return { offered, fill, forget }
}
