import { Forbidden, type AfterErrorHook } from 'payload'
import { wordsFor } from '../labels'

/** Says to whoever is no longer signed in what to do: a form that is open may still be saved. */
export const saySessionEnded: AfterErrorHook = ({ error, req }) =>
  error instanceof Forbidden && !req.user && req.method !== 'GET'
    ? { response: { errors: [{ message: wordsFor(req, 'sessionEndedSave') }] } }
    : undefined
