'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { hidePopover, showPopover } from '@/lib/http/browser/popovers'
import { store, readStored } from '@/lib/http/browser/browser-storage'
import { signInId } from '../../lib/http/browser/popovers'
import { announceUser } from './user'

/** Width and height in pixels (spec 9). */
const [width, height] = [500, 600]

/** Whether the script loader has found that this is a browser inside of an app, which opens no window. */
const isInsideApp = () => document.documentElement.dataset.inApp !== undefined

/**
 * Opens an address in the popup window of this name; returns null if it is blocked. A site that opened this page can
 * give a window of its own the same name, and would get the provider's page there: the name must not be guessed.
 */
function openBeside(address: URL, name: string): Window | null {
  const beside = new URL(address)
  beside.searchParams.set('window', '')
  const [left, top] = [screenX + (outerWidth - width) / 2, screenY + (outerHeight - height) / 2]
  return window.open(beside, name, `popup,width=${width},height=${height},left=${left},top=${top}`)
}

interface Props {
  failures: Record<string, string>
}

export function SignInWindow({ failures }: Props) {
  const router = useRouter()
  const [outcome, setOutcome] = useState<string>()

  useEffect(() => {
    const channel = new BroadcastChannel('sign-in')
    const windowName = crypto.getRandomValues(new Uint32Array(4)).join('')
    let isWaiting = false
    function end(result: string) {
      const isOurs = isWaiting
      isWaiting = false
      announceUser()
      if (result === 'done') {
        setOutcome(undefined)
        hidePopover(document.getElementById(signInId))
        return router.refresh()
      }
      // The failed sign-in was started in another tab.
      if (!isOurs) return
      console.info('Login failed', result)
      showPopover(document.getElementById(signInId))
      setOutcome(result)
    }
    channel.addEventListener('message', ({ data }) => end(String(data)))
    // The sign-in took place in this tab, which has returned from the provider.
    const before = readStored('sessionStorage', 'sign-in-outcome')
    store('sessionStorage', 'sign-in-outcome', null)
    if (before) {
      isWaiting = true
      queueMicrotask(() => end(before))
    }

    function open(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-provider]') : null
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const address = new URL(link.href)
      address.searchParams.set('back', location.pathname + location.search + location.hash)
      setOutcome(undefined)
      isWaiting = true
      event.preventDefault()
      if (isInsideApp() || !openBeside(address, windowName)) location.assign(address)
    }
    document.addEventListener('click', open)
    return () => {
      channel.close()
      document.removeEventListener('click', open)
    }
  }, [router])

  return <p role="alert">{outcome && (failures[outcome] ?? failures.failed)}</p>
}
