import { expect, test } from '@jest/globals'
import { formReducer, initialState, type FormAction, type FormState } from './form-state'

const typed = {
  fullName: 'Lan',
  phone: '0912345678',
  email: 'lan@cong-ty.example',
  address: 'Huế',
  content: 'Xin tư vấn',
  consultDate: '11/30/2026',
  consultTime: '09:00',
  language: 'vi',
  subjects: [],
}
const slots = [
  { start: '09:00', end: '09:30' },
  { start: '10:00', end: '10:30' },
]
const day = '2026-11-30'
const sent = { reference: 'ILC-ABCDEFGH', correctionKey: 'k', typed }

const after = (...actions: FormAction[]): FormState => actions.reduce(formReducer, initialState(undefined))

const typedDay: FormAction = { type: 'dayTyped', day }
const loaded = { type: 'slotsLoaded', day, correctionKey: '', slots } satisfies FormAction
const chosen: FormAction = { type: 'timeChosen', time: '09:00' }
const without9 = { ...loaded, slots: slots.slice(1) } satisfies FormAction
const correcting: FormAction = { type: 'correcting', request: sent }
const taken: FormAction = {
  type: 'unsent',
  failure: undefined,
  errors: { consultTime: 'slotTaken' },
  isShown: true,
}

test.each<[string, FormAction[], Partial<FormState['times']>]>([
  ['the times of the typed day are shown', [typedDay, loaded], { slots }],
  ['those of a former day are not', [typedDay, { type: 'dayTyped', day: '2026-12-01' }, loaded], { slots: undefined }],
  ['a choice does not outlast its day', [typedDay, loaded, chosen, { type: 'dayTyped', day: undefined }], { time: '' }],
  ['it stays where times cannot be loaded', [typedDay, chosen, { ...loaded, slots: 'failed' }], { time: '09:00' }],
  ['those without that of the corrected request are not', [typedDay, correcting, chosen, without9], { time: '09:00' }],
  ['its own are', [typedDay, correcting, chosen, { ...loaded, correctionKey: 'k' }], { time: '09:00', slots }],
  ['they load again for a correction', [typedDay, loaded, chosen, correcting], { time: '09:00', slots: undefined }],
  ['one of before that is taken is said', [typedDay, chosen, without9], { time: '', isTaken: true }],
  ['times load again once one was refused', [typedDay, loaded, chosen, taken], { time: '09:00', slots: undefined }],
  ['and without it it is said', [typedDay, loaded, chosen, taken, without9], { time: '', isTaken: true }],
])('of the times, %s', (_, actions, times) => {
  expect(after(...actions).times).toMatchObject(times)
})

const sending: FormAction = { type: 'sending', isByHand: true }

test.each<[string, FormAction[], Partial<FormState>]>([
  [
    'an attempt that is not made by hand disturbs nobody',
    [sending, { type: 'unsent', failure: 'offline', isShown: true }, { type: 'sending', isByHand: false }],
    { isSending: true, failure: 'offline', results: 1 },
  ],
  [
    'a fault goes with its field',
    [taken, { type: 'fieldChecked', name: 'consultTime', error: undefined }],
    { errors: {} },
  ],
  [
    'a field that was right gets no fault while it is typed',
    [taken, { type: 'fieldChecked', name: 'email', error: 'emailInvalid' }],
    { errors: { consultTime: 'slotTaken' } },
  ],
  [
    'a sent form is cleared, and stays sent until it is shown again',
    [typedDay, chosen, sending, { type: 'cleared' }, { type: 'sent', sent }],
    { sent, isSending: false, results: 1, times: { day: undefined, slots: undefined, time: '', isTaken: false } },
  ],
  [
    'subjects are added once',
    [
      { type: 'subjectsAdded', subjects: ['a'] },
      { type: 'subjectsAdded', subjects: ['a', 'b'] },
    ],
    { subjects: ['a', 'b'] },
  ],
])('of the form, %s', (_, actions, state) => {
  expect(after(...actions)).toMatchObject(state)
})

test.each([
  ['was sent', { typed, errors: {}, outcome: 'sent', reference: 'ILC-A', correctionKey: 'k' }, { sent: { typed } }],
  ['lost its time', { typed, errors: { consultTime: 'slotTaken' }, slots: slots.slice(1) }, { times: { time: '' } }],
  ['corrects another one', { typed, errors: {}, correctionKey: 'ILC-A_x' }, { corrected: { reference: 'ILC-A' } }],
  ['lost its file', { typed, errors: { file: 'fileKind' }, refusedFile: 'a' }, { file: { code: 'fileKind' } }],
] as const)('a form that %s begins with that', (_, answer, state) => {
  expect(initialState(answer && { ...answer, slots: 'slots' in answer ? [...answer.slots] : undefined })).toMatchObject(
    state,
  )
})
