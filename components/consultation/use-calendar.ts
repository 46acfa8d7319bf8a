import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'

/** Milliseconds after which the calendar closes once the pointer has left it (spec 9). */
const leaveTime = 1000

function useFocusBack(opener: RefObject<HTMLElement | null>, isOpen: boolean) {
  const takesFocusBack = useRef(false)
  useEffect(() => {
    // The calendar may take the focus until it is gone.
    if (!isOpen && takesFocusBack.current) opener.current?.focus()
    takesFocusBack.current = false
  }, [opener, isOpen])
  return () => {
    takesFocusBack.current = true
  }
}

type SetIsOpen = (isOpen: boolean) => void

function useOutsidePress(place: RefObject<HTMLElement | null>, isOpen: boolean, setIsOpen: SetIsOpen): void {
  useEffect(() => {
    if (!isOpen) return
    // Not `click`, which Safari keeps from places that are no controls. A finger that scrolls lifts without this event.
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerup', closeFromOutside)
    return () => document.removeEventListener('pointerup', closeFromOutside)
  }, [isOpen, place, setIsOpen])
}

function useLeaving(panelId: string, setIsOpen: SetIsOpen) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stopLeaving = () => clearTimeout(timer.current)
  function leave({ pointerType }: ReactPointerEvent): void {
    stopLeaving()
    // A finger leaves whenever it is lifted.
    if (pointerType !== 'mouse') return
    timer.current = setTimeout(() => {
      if (!document.getElementById(panelId)?.contains(document.activeElement)) setIsOpen(false)
    }, leaveTime)
  }
  return { stopLeaving, leave }
}

/** Opens and closes the calendar of a date field: by a pointer that hovers, by a press, and by key (spec 2, 4). */
export function useCalendar(place: RefObject<HTMLElement | null>, panelId: string) {
  const opener = useRef<HTMLButtonElement>(null)
  const isHovered = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  /** How often the calendar was opened by key; 0 if it was opened otherwise. */
  const [keyed, setKeyed] = useState(0)

  const takeFocusBack = useFocusBack(opener, isOpen)
  useOutsidePress(place, isOpen, setIsOpen)
  const { stopLeaving, leave } = useLeaving(panelId, setIsOpen)

  function close(): void {
    isHovered.current = false
    stopLeaving()
    setIsOpen(false)
  }
  function closeToOpener(): void {
    takeFocusBack()
    close()
  }
  function hover(): void {
    if (isOpen) return
    isHovered.current = true
    setKeyed(0)
    setIsOpen(true)
  }
  function press({ detail, isTrusted }: MouseEvent): void {
    // Hovering has opened the calendar already, so this click must not close it.
    const stays = isOpen && isHovered.current
    isHovered.current = false
    // Clicks are counted, but not those by key, nor a press that the loader repeats once this script is there.
    if (detail === 0 && isTrusted) setKeyed(keyed + 1)
    else if (!isOpen) setKeyed(0)
    setIsOpen(stays || !isOpen)
    if (stays) document.getElementById(panelId)?.scrollIntoView({ block: 'nearest' })
  }

  return {
    isOpen,
    keyed,
    isHovered,
    closeToOpener,
    placeEvents: {
      onPointerEnter: stopLeaving,
      onPointerLeave: leave,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && isOpen) closeToOpener()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) close()
      },
    },
    opener: {
      ref: opener,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: press,
      onPointerEnter: ({ pointerType }: ReactPointerEvent) => pointerType === 'mouse' && hover(),
    },
  }
}
