/** The colours of the site (app/styles/tokens.css) that the preview images use. */
export const colours = {
  navy: '#0f2742',
  navyLight: '#1b3a5c',
  paper: '#faf6ee',
  paperDeep: '#efe6d5',
  paperLine: '#e0d2b8',
  ink: '#1d2733',
  inkSoft: '#4a5563',
  gold: '#b8862f',
  goldBright: '#d6a94a',
  goldText: '#80591a',
} as const
