/**
 * The privacy notice beside the form, by the day it was last changed; stored with each request. Whoever changes its words in the
 * catalogues adds a version here: a test keeps the two together.
 */
export const privacyVersions = ['2026-11-22'] as const

export type PrivacyVersion = (typeof privacyVersions)[number]

/** The notice that stands on the page now. */
export const privacyVersion: PrivacyVersion = privacyVersions[privacyVersions.length - 1] ?? privacyVersions[0]
