/** What says what became of a form, loaded together. */
export { SendNotes } from './send-notes'
export { SentNote } from './sent-note'
