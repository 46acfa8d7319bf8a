import { useEffect, useRef, useState } from 'react'

type Reason = 'hover' | 'focus' | 'hidden' | 'away' | 'reducedMotion'

const query = '(prefers-reduced-motion: reduce)'

export function reducedMotion(): boolean {
  return matchMedia(query).matches
}

/**
 * Whether automatic movement must pause: the pointer or the focus is in the carousel, it is not visible, or the visitor
 * prefers reduced motion. Pressing "play" overrides pointer and focus, since one of them is on that button.
 */
export function useRest(root: HTMLElement, playing: boolean): boolean {
  const [reasons, setReasons] = useState<Partial<Record<Reason, boolean>>>({ away: true })

  useEffect(() => {
    const note = (reason: Reason, holds: boolean) => setReasons((before) => ({ ...before, [reason]: holds }))
    const listening = new AbortController()
    const { signal } = listening
    root.addEventListener('pointerenter', ({ pointerType }) => note('hover', pointerType === 'mouse'), { signal })
    root.addEventListener('pointerleave', () => note('hover', false), { signal })
    root.addEventListener('focusin', () => note('focus', true), { signal })
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => note('focus', relatedTarget instanceof Node && root.contains(relatedTarget)),
      { signal },
    )
    const noteHidden = () => note('hidden', document.hidden)
    document.addEventListener('visibilitychange', noteHidden, { signal })
    const wish = matchMedia(query)
    const noteWish = () => note('reducedMotion', wish.matches)
    wish.addEventListener('change', noteWish, { signal })
    const observer = new IntersectionObserver((entries) => note('away', !entries.at(-1)?.isIntersecting))
    observer.observe(root)

    noteHidden()
    noteWish()
    // After a tap `:hover` stays where it was.
    note('hover', matchMedia('(hover: hover)').matches && root.matches(':hover'))
    note('focus', root.matches(':focus-within'))
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [root])

  const played = useRef(playing)
  useEffect(() => {
    if (playing && !played.current) setReasons((before) => ({ ...before, hover: false, focus: false }))
    played.current = playing
  }, [playing])

  return Object.values(reasons).some(Boolean)
}
