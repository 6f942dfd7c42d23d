import type { LaidRoom, Layout } from './layouts.ts';

/** How a plan looks before it is scanned or photographed. */
export interface Look {
  /** Pixels of the longer side of the sheet. */
  longest: number;
  /** Pixels of a letter's height (its em). */
  letters: number;
  font: string;
  wall: string;
  wallWidth: number;
  ink: string;
  paper: string;
  fills?: readonly string[];
  language: 'en' | 'hi';
  /** Labels of narrow rooms stand on their side. */
  isTurned?: boolean;
  hasFurniture?: boolean;
}

export const usualLook: Look = {
  longest: 1600,
  letters: 24,
  font: 'DejaVu Sans',
  wall: '#111',
  wallWidth: 9,
  ink: '#111',
  paper: '#fff',
  language: 'en',
  hasFurniture: true,
};

export interface DrawnSheet {
  svg: string;
  size: readonly [width: number, height: number];
  /** The place of each room in the pixels of the sheet. */
  places: readonly { room: LaidRoom['room']; at: readonly [number, number, number, number] }[];
}

/** A sheet as an office draws it: walls with doors, furniture, measures, and around them what is no room. */
export function drawSheet({ rooms, fonts }: Layout, look: Look): DrawnSheet {
  const across = Math.max(...rooms.map(({ at: [x, , w] }) => x + w));
  const down = Math.max(...rooms.map(({ at: [, y, , h] }) => y + h));
  const unit = (look.longest * 0.8) / Math.max(across, down);
  const margin = look.longest * 0.1;
  const size = [Math.round(across * unit + 2 * margin), Math.round(down * unit + 2 * margin)] as const;
  const places = rooms.map(({ room, at: [x, y, w, h] }) => ({
    room,
    at: [margin + x * unit, margin + y * unit, w * unit, h * unit] as const,
  }));
  const parts = rooms.map((laid, index) =>
    roomParts(laid, places[index]?.at ?? [0, 0, 0, 0], index, unit, look),
  );
  const doors = places.map(({ at }, index) => doorOf(at, index, unit, size, margin, look));
  const small = look.letters * 0.7;
  const note = (text: string, x: number, y: number, anchor = 'middle', letters = small) =>
    `<text x="${x}" y="${y}" font-size="${letters}" text-anchor="${anchor}" fill="${look.ink}">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" font-family="${fonts?.[look.language] ?? look.font}">
<rect width="100%" height="100%" fill="${look.paper}"/>
${parts.map(({ fill }) => fill).join('')}
<g fill="none" stroke="${look.wall}" stroke-width="${look.wallWidth}">${places
    .map(({ at: [x, y, w, h] }) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`)
    .join('')}</g>
${doors.join('')}
${parts.map(({ words }) => words).join('')}
<path d="M${margin} ${margin * 0.55}H${size[0] - margin}M${margin} ${margin * 0.42}v${margin * 0.26}M${size[0] - margin} ${margin * 0.42}v${margin * 0.26}" stroke="${look.ink}" fill="none"/>
${note(`${Math.round(across * 3.28)}'-0"`, size[0] / 2, margin * 0.5)}
${note('GROUND FLOOR PLAN', size[0] / 2, size[1] - margin * 0.45, 'middle', look.letters)}
${note('SCALE 1:100', size[0] / 2, size[1] - margin * 0.15)}
${note('NORTH', size[0] - margin * 0.5, margin * 0.9)}
${note('DRAWN BY: R. K. SHARMA', margin, size[1] - margin * 0.15, 'start')}
<path d="M${size[0] - margin * 0.5} ${margin * 0.7}v${-margin * 0.5}l-8 14m8 -14l8 14" stroke="${look.ink}" stroke-width="3" fill="none"/>
</svg>`;
  return { svg, size, places };
}

function roomParts(
  laid: LaidRoom,
  [x, y, w, h]: readonly [number, number, number, number],
  index: number,
  unit: number,
  look: Look,
): { fill: string; words: string } {
  const lines = look.language === 'hi' ? laid.hi : laid.en;
  const longestLine = Math.max(...lines.map((line) => Array.from(line).length));
  const isOnSide = look.isTurned === true && h > w * 1.15;
  const room = isOnSide ? h : w;
  const letters = Math.min(look.letters, (room * 0.92) / (longestLine * 0.72));
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  const feet = (length: number) => {
    const inches = Math.round((length / unit) * 39.37);
    return `${Math.floor(inches / 12)}'${inches % 12}&quot;`;
  };
  const words = [
    ...lines.map((line, at) => ({ line, letters, dy: (at - lines.length / 2 + 0.3) * letters * 1.25 })),
    {
      line: `${feet(w)} X ${feet(h)}`,
      letters: Math.min(letters * 0.75, (room * 0.9) / 9),
      dy: (lines.length / 2 + 0.3) * letters * 1.25,
    },
  ]
    .map(
      (word) =>
        `<text x="${middleX}" y="${middleY + word.dy}" font-size="${word.letters}" text-anchor="middle" fill="${look.ink}"${
          isOnSide ? ` transform="rotate(-90 ${middleX} ${middleY})"` : ''
        }>${word.line}</text>`,
    )
    .join('');
  const fill = look.fills
    ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${look.fills[index % look.fills.length]}"/>`
    : '';
  const thin = `fill="none" stroke="${look.ink}" stroke-width="1.5"`;
  const isLarge = Math.min(w, h) > unit * 2.9;
  const furniture =
    look.hasFurniture && isLarge
      ? `<rect x="${x + unit * 0.3}" y="${y + unit * 0.3}" width="${unit * 1.3}" height="${unit * 0.9}" ${thin}/><rect x="${x + unit * 0.36}" y="${y + unit * 0.36}" width="${unit * 0.3}" height="${unit * 0.35}" ${thin}/><circle cx="${x + w - unit * 0.7}" cy="${y + h - unit * 0.6}" r="${unit * 0.3}" ${thin}/>`
      : '';
  return { fill, words: furniture + words };
}

/** A gap in an inner wall, with the leaf and the way that it swings. */
function doorOf(
  [x, y, w, h]: readonly [number, number, number, number],
  index: number,
  unit: number,
  [width, height]: readonly [number, number],
  margin: number,
  look: Look,
): string {
  const gap = unit * 0.85;
  const near = unit * 0.25;
  const isInner = { bottom: y + h < height - margin - 1, right: x + w < width - margin - 1 };
  const cut = look.wallWidth + 2;
  const swing = `fill="none" stroke="${look.ink}" stroke-width="1.5"`;
  // Nobody lets a door swing over the name of a small room: there it opens outwards.
  const way = Math.min(w, h) < unit * 2.5 ? -1 : 1;
  const round = way === 1 ? 1 : 0;
  const paper = look.fills ? (look.fills[index % look.fills.length] ?? look.paper) : look.paper;
  if (isInner.bottom && w > gap + 2 * near && (index % 2 === 0 || !isInner.right)) {
    const left = x + near;
    return `<rect x="${left}" y="${y + h - cut / 2}" width="${gap}" height="${cut}" fill="${paper}"/><path d="M${left} ${y + h}v${-gap * way}a${gap} ${gap} 0 0 ${round} ${gap} ${gap * way}" ${swing}/>`;
  }
  if (isInner.right && h > gap + 2 * near) {
    const top = y + near;
    return `<rect x="${x + w - cut / 2}" y="${top}" width="${cut}" height="${gap}" fill="${paper}"/><path d="M${x + w} ${top}h${-gap * way}a${gap} ${gap} 0 0 ${1 - round} ${gap * way} ${gap}" ${swing}/>`;
  }
  return '';
}
