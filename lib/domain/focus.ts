/** The point of a picture that a crop must show, in percent of its width and height. */
export interface Focus {
  x: number
  y: number
}
