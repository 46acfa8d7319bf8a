import type { ReactNode, RefObject } from 'react'
import { prefillEvent, prefillKey, type Prefill } from '@/lib/consultation/prefill'
import { typedInto, type Typed } from '@/lib/consultation/typed'
import { decodeSegment } from '@/lib/domain/ids'
import { serviceAnchor } from '@/lib/domain/paths'
import { toTypedDate } from '@/lib/domain/typed-date'
import { store, readStored } from '@/lib/browser/browser-storage'
import { dropDraft, endDraft, saveDraft, takeDraft } from '@/lib/consultation/draft'
import { DraftNote } from './draft-note'
import { fillForm } from './fill-form'
import { missingFields } from './missing-fields'
import { PrefillNote } from './prefill-note'
import type { ConsultationWords } from './words'

/** Milliseconds without a keystroke after which the draft is stored. */
const debounceMs = 400

export interface FillingOptions {
  words: ConsultationWords
  /** Whether a draft is offered: not if the page already contains what was typed. */
  isOffered: boolean
  /** Whether the page reports that the form was sent without script. */
  isSent: boolean
  hasFile: () => boolean
  onSubjects: (subjects: string[]) => void
  /** Called with a note that the footer's form has filled in this one. */
  onPrefilled: (note: ReactNode) => void
  /** Called with a note that a draft was restored, or with none. */
  onOffered: (note: ReactNode) => void
  /** Clears the form. */
  onDiscard: () => void
}

function takePrefill(): Prefill | undefined {
  const text = readStored('sessionStorage', prefillKey)
  store('sessionStorage', prefillKey, null)
  try {
    return text === null ? undefined : (JSON.parse(text) as Prefill)
  } catch {
    return undefined
  }
}

/** The service that the page's address names, if the form offers it. */
function serviceInAddress(form: HTMLFormElement): string | undefined {
  const anchor = decodeSegment(location.hash.slice(1))
  const services = [...form.querySelectorAll<HTMLInputElement>('[name=subjects][type=checkbox]')]
  return services.map(({ value }) => value).find((id) => serviceAnchor(id) === anchor)
}

/** Moves to the first field that is still to be filled in, or to the button that sends the form. */
function goOnIn(form: HTMLFormElement, typed: Typed): void {
  const [first] = missingFields(typed)
  const next = form.querySelector<HTMLElement>(first ? `[name=${first}]` : '[type=submit]:not([hidden])')
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}

/**
 * Fills the form once with the values from the footer's form; later edits win (product decisions 5). Then moves to what
 * is missing. Returns a function that stops it.
 */
function watchPrefill(
  form: RefObject<HTMLFormElement | null>,
  { words, onSubjects, onPrefilled }: FillingOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function report() {
    if (!form.current) return
    const typed = typedInto(new FormData(form.current))
    onPrefilled(<PrefillNote words={words} typed={typed} />)
    goOnIn(form.current, typed)
  }
  function fill() {
    if (!form.current) return
    const given = takePrefill()
    if (!given) {
      const service = serviceInAddress(form.current)
      if (service !== undefined) fillForm(form.current, { subjects: [service] }, 'all')
      return
    }
    const { fullName, phone, content, consultDate, unreadDate, subject } = given
    const date = consultDate ? toTypedDate(consultDate) : unreadDate
    fillForm(form.current, { fullName, phone, content, consultDate: date }, 'all')
    onSubjects([subject])
    // After a draft has filled in more, and after the router has scrolled to the top of the page.
    timer = setTimeout(report)
  }
  fill()
  addEventListener(prefillEvent, fill)
  return () => {
    clearTimeout(timer)
    removeEventListener(prefillEvent, fill)
  }
}

/**
 * What fills the form by itself: the values from the footer's form, and the draft, which is stored on the visitor's
 * device as this tab's own one and fills the empty fields at the next visit.
 */
export function fillingOf(form: RefObject<HTMLFormElement | null>, options: FillingOptions) {
  const { words, isOffered, isSent, hasFile, onSubjects, onOffered, onDiscard } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let id: string | undefined
  /** The form until the page is left, when the reference to it is empty already. */
  let place: HTMLFormElement | null = null
  /** How often the draft was deleted. */
  let forgotten = 0

  /** Stores the draft, with subjects that the form will have once they are rendered. */
  function save(more: string[] = []): void {
    const typedIn = place ?? form.current
    if (timer === undefined || !typedIn) return
    clearTimeout(timer)
    timer = undefined
    const typed = typedInto(new FormData(typedIn))
    const subjects = [...new Set([...typed.subjects, ...more])]
    id = saveDraft({ id, typed: { ...typed, subjects }, hadFile: hasFile() })
  }
  const onLeave = () => save()
  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(() => save(), debounceMs)
  }
  function forget(): void {
    forgotten += 1
    clearTimeout(timer)
    timer = undefined
    endDraft(id)
    id = undefined
    onOffered(undefined)
  }
  /** Writes what was typed before into the empty fields, or into all. */
  function fill(typed: Typed, which: 'empty' | 'all'): void {
    const subjects = form.current ? fillForm(form.current, typed, which) : []
    if (subjects.length > 0) onSubjects(subjects)
    later()
    save(subjects)
  }
  async function offer(): Promise<void> {
    const before = forgotten
    const draft = await takeDraft(isOffered ? 'any' : 'own')
    // Sent without scripts, maybe from a form that this tab has no draft of.
    if (!draft) return isSent ? endDraft(undefined) : undefined
    // The form was sent or cleared meanwhile.
    if (forgotten !== before) return dropDraft(draft.id)
    // The page was left meanwhile, and its form shows nothing of the draft.
    if (!place) return
    // What was typed meanwhile becomes part of this draft.
    if (id !== undefined) dropDraft(id)
    id = draft.id
    if (isSent) return forget()
    if (!isOffered) return
    fill(draft.typed, 'empty')
    onOffered(<DraftNote words={words} hadFile={draft.hadFile} onDiscard={onDiscard} />)
  }

  return {
    fill,
    forget,
    /**
     * Fills the form, and stores what is typed from now on, or was typed while this code was loaded. Returns a function
     * that stops it.
     */
    watch(isTyped: boolean): () => void {
      place = form.current
      place?.addEventListener('input', later)
      addEventListener('pagehide', onLeave)
      const stopPrefill = watchPrefill(form, options)
      if (isTyped) later()
      // After the prefill from the footer's form, which has priority.
      offer().catch(console.info)
      return () => {
        stopPrefill()
        place?.removeEventListener('input', later)
        removeEventListener('pagehide', onLeave)
        // A link was pressed right after a key.
        save()
        place = null
      }
    },
  }
}

export type Filling = ReturnType<typeof fillingOf>
