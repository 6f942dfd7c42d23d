/** Brightness of each pixel, row by row, 0 (black) to 255. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}
