/** The settings cannot be read, or are not valid. The message is one line that names each wrong variable. */
export class SettingsError extends Error {}
