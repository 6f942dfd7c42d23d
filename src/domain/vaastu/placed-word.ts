/** Left, top, width and height in the pixels of the picture. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A word as it was found on the picture of a plan. */
export interface PlacedWord {
  text: string;
  box: Box;
  /** 0 to 1, as its reader says; 1 for the words of a PDF. */
  sureness: number;
  /** How far the word is turned clockwise. */
  turn?: 0 | 90 | 180 | 270;
  /** Words of different passes over the same picture are not read as one line. */
  pass?: number;
  from: 'ocr' | 'pdf';
}
