/**
 * Versions of the privacy notice beside the form, by the day of the change; stored with each request. A change of its
 * text in the catalogues needs a new version here, which a test checks.
 */
export const privacyVersions = ['2026-11-22', '2026-11-30'] as const

export type PrivacyVersion = (typeof privacyVersions)[number]

export const privacyVersion: PrivacyVersion = privacyVersions[privacyVersions.length - 1] ?? privacyVersions[0]
