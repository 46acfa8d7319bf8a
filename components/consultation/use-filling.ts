import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { prefillEvent } from '@/lib/consultation/prefill'
import type { Filling, FillingOptions } from './filling'

interface Options extends Omit<FillingOptions, 'onPrefilled' | 'onOffered'> {
  /** Note on a page that shows what the footer's form has sent without script. */
  begun: ReactNode
}

/**
 * Fills the form by itself, and stores what is typed into it. The code for it is loaded once the page is shown. Returns
 * the notes on what was filled in: `prefilled` stays until the form is cleared.
 */
export function useFilling(form: RefObject<HTMLFormElement | null>, { begun, ...options }: Options) {
  const [prefilled, setPrefilled] = useState(begun)
  const [offered, setOffered] = useState<ReactNode>()
  const filling = useRef<Promise<Filling>>(undefined)
  const first = useRef(options)

  /** Loads the code, once. Throws without a connection; the next call tries again. */
  const load = useCallback((): Promise<Filling> => {
    const begin = async () => {
      try {
        const { fillingOf } = await import('./filling')
        return fillingOf(form, { ...first.current, onPrefilled: setPrefilled, onOffered: setOffered })
      } catch (error) {
        filling.current = undefined
        throw error
      }
    }
    return (filling.current ??= begin())
  }, [form])

  useEffect(() => {
    const place = form.current
    let stop: (() => void) | undefined
    let isLeft = false
    let isTyped = false
    const note = () => void (isTyped = true)
    const start = async () => {
      const { watch } = await load()
      if (!isLeft) stop ??= watch(isTyped)
    }
    const begin = () => void start().catch(console.info)
    const onPrefill = (event: Event) => {
      // This page shows the values itself, at once or when the code has loaded.
      event.preventDefault()
      if (stop === undefined) begin()
    }
    const forget = () => setPrefilled(undefined)
    begin()
    place?.addEventListener('input', note)
    addEventListener(prefillEvent, onPrefill)
    place?.addEventListener('reset', forget)
    return () => {
      isLeft = true
      stop?.()
      place?.removeEventListener('input', note)
      removeEventListener(prefillEvent, onPrefill)
      place?.removeEventListener('reset', forget)
    }
  }, [form, load])

  return {
    prefilled,
    offered,
    load,
    /** Deletes the draft. */
    forget(): void {
      setOffered(undefined)
      load().then((loaded) => loaded.forget(), console.info)
    },
  }
}
