'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { store, readStored } from '@/lib/browser/browser-storage'
import { signInId } from './sign-in-id'
import { announceUser } from './user'

/** Pixels of the window (spec 9). */
const [width, height] = [500, 600]

/** Browsers inside other apps: they open no window, and Google refuses them. */
const appBrowsers = /FBAN|FBAV|FB_IAB|Instagram|Zalo|MicroMessenger|Line\/|; wv\)/

const isInsideApp = () => appBrowsers.test(navigator.userAgent)

const neverChanges = () => () => undefined

/** Opens an address in a window beside the page; null where none opens. */
function openBeside(address: URL): Window | null {
  const beside = new URL(address)
  beside.searchParams.set('window', '')
  const [left, top] = [screenX + (outerWidth - width) / 2, screenY + (outerHeight - height) / 2]
  return window.open(beside, 'sign-in', `popup,width=${width},height=${height},left=${left},top=${top}`)
}

interface Props {
  /** What went wrong, by outcome. */
  failures: Record<string, string>
  /** What a user inside another app has to know. */
  insideAppHint: string
}

/** Opens a provider in a window of its own beside the page, and waits for what comes of it. Where no window opens, the link is followed in place. */
export function SignInWindow({ failures, insideAppHint }: Props) {
  const router = useRouter()
  const [outcome, setOutcome] = useState<string>()
  const needsHint = useSyncExternalStore(neverChanges, isInsideApp, () => false)

  useEffect(() => {
    const channel = new BroadcastChannel('sign-in')
    let isWaiting = false
    function end(result: string) {
      const isOurs = isWaiting
      isWaiting = false
      announceUser()
      if (result === 'done') {
        setOutcome(undefined)
        document.getElementById(signInId)?.hidePopover()
        return router.refresh()
      }
      // Another tab's failure is none of this one's.
      if (!isOurs) return
      console.info('Login failed', result)
      document.getElementById(signInId)?.showPopover()
      setOutcome(result)
    }
    channel.addEventListener('message', ({ data }) => end(String(data)))
    // The same tab went and came back.
    const before = readStored('sessionStorage', 'sign-in-outcome')
    store('sessionStorage', 'sign-in-outcome', null)
    if (before) {
      isWaiting = true
      queueMicrotask(() => end(before))
    }

    function open(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-provider]') : null
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const address = new URL(link.href)
      address.searchParams.set('back', location.pathname + location.search + location.hash)
      setOutcome(undefined)
      isWaiting = true
      event.preventDefault()
      if (isInsideApp() || !openBeside(address)) location.assign(address)
    }
    document.addEventListener('click', open)
    return () => {
      channel.close()
      document.removeEventListener('click', open)
    }
  }, [router])

  return (
    <>
      <p role="alert">{outcome && (failures[outcome] ?? failures.failed)}</p>
      {needsHint && <p>{insideAppHint}</p>}
    </>
  )
}
