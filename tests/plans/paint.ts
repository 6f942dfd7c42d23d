/** A grey picture that is drawn by covering it with shapes: what the reader looks at, made without anything of the reader's. */
export class Paper {
  readonly width: number;
  readonly height: number;
  readonly data: Float64Array;

  constructor(width: number, height: number, ground = 255) {
    this.width = width;
    this.height = height;
    this.data = new Float64Array(width * height).fill(ground);
  }

  area(corners: readonly Spot[], tone = 0): void {
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    this.#cover(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), tone, (x, y) => {
      let inside = false;
      corners.forEach(([ax, ay], at) => {
        const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      });
      return inside;
    });
  }

  line([ax, ay]: Spot, [bx, by]: Spot, weight: number, tone = 0): void {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [ox, oy] = [((by - ay) / length) * (weight / 2), ((ax - bx) / length) * (weight / 2)];
    this.area(
      [
        [ax + ox, ay + oy],
        [bx + ox, by + oy],
        [bx - ox, by - oy],
        [ax - ox, ay - oy],
      ],
      tone,
    );
  }

  lines(spots: readonly Spot[], weight: number, tone = 0): void {
    for (let at = 1; at < spots.length; at += 1)
      this.line(spots[at - 1] ?? [0, 0], spots[at] ?? [0, 0], weight, tone);
  }

  /** `from` and `to` in degrees clockwise from up. */
  arc([x, y]: Spot, radius: number, weight: number, from = 0, to = 360, tone = 0): void {
    const reach = radius + weight;
    this.#cover(x - reach, y - reach, x + reach, y + reach, tone, (px, py) => {
      const angle = ((Math.atan2(px - x, y - py) * 180) / Math.PI + 360 - from) % 360;
      return Math.abs(Math.hypot(px - x, py - y) - radius) <= weight / 2 && angle <= to - from;
    });
  }

  disc([x, y]: Spot, radius: number, tone = 0): void {
    this.#cover(
      x - radius,
      y - radius,
      x + radius,
      y + radius,
      tone,
      (px, py) => Math.hypot(px - x, py - y) <= radius,
    );
  }

  #cover(
    left: number,
    top: number,
    right: number,
    bottom: number,
    tone: number,
    isIn: (x: number, y: number) => boolean,
  ): void {
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(this.height - 1, bottom + 1); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(this.width - 1, right + 1); x += 1) {
        let hits = 0;
        for (let part = 0; part < 9; part += 1)
          if (isIn(x + ((part % 3) + 0.5) / 3, y + (Math.floor(part / 3) + 0.5) / 3)) hits += 1;
        const at = y * this.width + x;
        this.data[at] = (this.data[at] ?? 0) * (1 - hits / 9) + tone * (hits / 9);
      }
    }
  }

  blur(times: number): void {
    for (let time = 0; time < times; time += 1) {
      const before = this.data.slice();
      for (let y = 1; y < this.height - 1; y += 1)
        for (let x = 1; x < this.width - 1; x += 1) {
          let sum = 0;
          for (const [dx, dy, weight] of kernel)
            sum += (before[(y + dy) * this.width + x + dx] ?? 0) * weight;
          this.data[y * this.width + x] = sum / 16;
        }
    }
  }

  noise(amount: number, random: () => number): void {
    for (let at = 0; at < this.data.length; at += 1)
      this.data[at] = (this.data[at] ?? 0) + (random() + random() - 1) * amount;
  }

  /** What a JPEG of little quality does to it: each block of 8 by 8 loses its fine waves. */
  jpeg(step: number): void {
    const block = new Float64Array(64);
    const waves = new Float64Array(64);
    for (let top = 0; top + 8 <= this.height; top += 8)
      for (let left = 0; left + 8 <= this.width; left += 8) {
        for (let at = 0; at < 64; at += 1)
          block[at] = this.data[(top + (at >> 3)) * this.width + left + (at & 7)] ?? 0;
        if (block.every((value) => value === block[0])) continue;
        transform(block, waves, false);
        for (let at = 0; at < 64; at += 1) {
          const fine = step * (1 + (at & 7) + (at >> 3));
          waves[at] = Math.round((waves[at] ?? 0) / fine) * fine;
        }
        transform(waves, block, true);
        for (let at = 0; at < 64; at += 1)
          this.data[(top + (at >> 3)) * this.width + left + (at & 7)] = block[at] ?? 0;
      }
  }

  picture(): { width: number; height: number; data: Uint8Array } {
    const data = Uint8Array.from(this.data, (value) => Math.max(0, Math.min(255, Math.round(value))));
    return { width: this.width, height: this.height, data };
  }
}

export type Spot = readonly [x: number, y: number];

const kernel = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].map((dx) => [dx, dy, (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1)] as const),
);

const cosines = Array.from({ length: 64 }, (_, at) => {
  const [wave, place] = [at >> 3, at & 7];
  return Math.cos(((2 * place + 1) * wave * Math.PI) / 16) * (wave === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

function transform(from: Float64Array, to: Float64Array, isBack: boolean): void {
  const half = new Float64Array(64);
  const weight = (wave: number, place: number) => cosines[wave * 8 + place] ?? 0;
  for (let row = 0; row < 8; row += 1)
    for (let out = 0; out < 8; out += 1) {
      let sum = 0;
      for (let at = 0; at < 8; at += 1)
        sum += (from[row * 8 + at] ?? 0) * (isBack ? weight(at, out) : weight(out, at));
      half[row * 8 + out] = sum;
    }
  for (let column = 0; column < 8; column += 1)
    for (let out = 0; out < 8; out += 1) {
      let sum = 0;
      for (let at = 0; at < 8; at += 1)
        sum += (half[at * 8 + column] ?? 0) * (isBack ? weight(at, out) : weight(out, at));
      to[out * 8 + column] = sum;
    }
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Letters as lines in a box that is 7 wide and 10 high. */
const letters: Readonly<Record<string, readonly (readonly Spot[])[]>> = {
  N: [
    [
      [0, 10],
      [0, 0],
      [7, 10],
      [7, 0],
    ],
  ],
  S: [
    [
      [7, 1],
      [5, 0],
      [2, 0],
      [0, 1.5],
      [0, 3.5],
      [2, 5],
      [5, 5],
      [7, 6.5],
      [7, 8.5],
      [5, 10],
      [2, 10],
      [0, 9],
    ],
  ],
  E: [
    [
      [7, 0],
      [0, 0],
      [0, 10],
      [7, 10],
    ],
    [
      [0, 5],
      [5, 5],
    ],
  ],
  W: [
    [
      [0, 0],
      [1.8, 10],
      [3.5, 2],
      [5.2, 10],
      [7, 0],
    ],
  ],
  U: [
    [
      [0, 0],
      [0, 8],
      [2, 10],
      [5, 10],
      [7, 8],
      [7, 0],
    ],
  ],
  P: [
    [
      [0, 10],
      [0, 0],
      [5, 0],
      [7, 2],
      [7, 3.5],
      [5, 5.5],
      [0, 5.5],
    ],
  ],
  D: [
    [
      [0, 0],
      [0, 10],
      [4, 10],
      [7, 7],
      [7, 3],
      [4, 0],
      [0, 0],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 10],
    ],
    [
      [7, 0],
      [7, 10],
    ],
    [
      [0, 5],
      [7, 5],
    ],
  ],
  Z: [
    [
      [0, 0],
      [7, 0],
      [0, 10],
      [7, 10],
    ],
  ],
  M: [
    [
      [0, 10],
      [0, 0],
      [3.5, 7],
      [7, 0],
      [7, 10],
    ],
  ],
  A: [
    [
      [0, 10],
      [3.5, 0],
      [7, 10],
    ],
    [
      [1.4, 6.5],
      [5.6, 6.5],
    ],
  ],
  B: [
    [
      [0, 0],
      [0, 10],
      [5, 10],
      [7, 8],
      [5, 5],
      [0, 5],
    ],
    [
      [0, 0],
      [5, 0],
      [6.5, 2.5],
      [5, 5],
    ],
  ],
  T: [
    [
      [0, 0],
      [7, 0],
    ],
    [
      [3.5, 0],
      [3.5, 10],
    ],
  ],
  O: [
    [
      [2, 0],
      [5, 0],
      [7, 3],
      [7, 7],
      [5, 10],
      [2, 10],
      [0, 7],
      [0, 3],
      [2, 0],
    ],
  ],
  R: [
    [
      [0, 10],
      [0, 0],
      [5, 0],
      [7, 2],
      [7, 3.5],
      [5, 5],
      [0, 5],
    ],
    [
      [3.5, 5],
      [7, 10],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 10],
    ],
    [
      [7, 0],
      [0, 5.5],
      [7, 10],
    ],
  ],
  I: [
    [
      [3.5, 0],
      [3.5, 10],
    ],
  ],
  X: [
    [
      [0, 0],
      [7, 10],
    ],
    [
      [7, 0],
      [0, 10],
    ],
  ],
  V: [
    [
      [0, 0],
      [3.5, 10],
      [7, 0],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 10],
      [7, 10],
    ],
  ],
  G: [
    [
      [7, 2],
      [5, 0],
      [2, 0],
      [0, 3],
      [0, 7],
      [2, 10],
      [5, 10],
      [7, 8],
      [7, 5.5],
      [4, 5.5],
    ],
  ],
  C: [
    [
      [7, 2],
      [5, 0],
      [2, 0],
      [0, 3],
      [0, 7],
      [2, 10],
      [5, 10],
      [7, 8],
    ],
  ],
};

/** A letter around its middle, turned clockwise; `weight` of its lines as a part of its height. */
export function paintLetter(
  paper: Paper,
  letter: string,
  [x, y]: Spot,
  height: number,
  turn = 0,
  weight = 0.16,
  hasSerifs = false,
): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const place = ([u, v]: Spot): Spot => {
    const [dx, dy] = [((u - 3.5) / 10) * height, ((v - 5) / 10) * height];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  for (const stroke of letters[letter] ?? []) {
    paper.lines(stroke.map(place), weight * height);
    if (!hasSerifs) continue;
    for (const [u, v] of [stroke[0] ?? [0, 0], stroke.at(-1) ?? [0, 0]])
      paper.line(place([u - 1.3, v]), place([u + 1.3, v]), 0.07 * height);
  }
}

export function paintWord(paper: Paper, word: string, [x, y]: Spot, height: number): void {
  Array.from(word).forEach((letter, at) =>
    paintLetter(paper, letter, [x + (at - (word.length - 1) / 2) * height * 0.95, y], height),
  );
}
