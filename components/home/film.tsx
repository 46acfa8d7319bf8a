'use client'

import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import styles from './film.module.css'

interface Props {
  /** The film's page at its host. */
  href: string
  /** The host's player and its permissions. */
  frame: Pick<ComponentProps<'iframe'>, 'src' | 'sandbox' | 'allow' | 'referrerPolicy'>
  /** HTML of a link that the page's inline script replaces by the player. */
  inPlace: string
  title: string
  words: { play: string; close: string }
  /** The poster. */
  children: ReactNode
}

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * A film behind its poster. Before this script has loaded, it plays in the place of the poster, afterwards in a dialog
 * (spec 2).
 */
export function Film({ href, frame, inPlace, title, words, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const early = useRef<HTMLDivElement>(null)
  const [isScripted, setIsScripted] = useState(false)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    // A film that was started before goes on, and the link is not replaced while it is pressed.
    const isStarted = early.current?.matches(':active, :focus-within') || early.current?.querySelector('iframe')
    if (!isStarted) queueMicrotask(() => setIsScripted(true))
  }, [])
  useEffect(() => {
    if (playing) dialog.current?.showModal()
  }, [playing])

  const play = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setPlaying(true)
  }
  const close = () => dialog.current?.close()
  const closed = () => {
    setPlaying(false)
    // Not every browser focuses a clicked link, so the dialog may not return the focus to it.
    link.current?.focus()
  }

  return (
    <>
      <div className={styles.poster}>
        {children}
        <span aria-hidden="true" className={styles.play} />
        {isScripted ? (
          <a
            ref={link}
            className={styles.cover}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.play}
            onClick={play}
          />
        ) : (
          <div ref={early} className={styles.early} dangerouslySetInnerHTML={{ __html: inPlace }} />
        )}
      </div>
      {playing && (
        // The frame fills the dialog, so a click on the dialog itself is outside the film.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={title}
          onClose={closed}
          onClick={(event) => event.target === event.currentTarget && close()}
        >
          <div className={styles.frame}>
            <button type="button" className={styles.close} aria-label={words.close} title={words.close} onClick={close}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path
                  d="M6 6l12 12M18 6 6 18"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
            <iframe {...frame} title={title} sandbox={frame.sandbox} />
          </div>
        </dialog>
      )}
    </>
  )
}
