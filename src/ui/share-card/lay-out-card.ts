import type { Card } from './card.ts';
import { cardSize, look, wrapped } from './card-look.ts';

export interface PlacedText {
  text: string;
  x: number;
  /** The middle of the line. */
  y: number;
  size: number;
  weight: 400 | 700;
  family: string;
  colour: string;
  align: 'left' | 'center';
}

/** How wide a text is in a font, in pixels. */
export type Measure = (text: string, font: string) => number;

export const cardMargin = 84;

const top = 190;
const bottom = cardSize.height - 84;
const room = cardSize.width - 2 * cardMargin;
const lineShare = 1.55;
const footSize = 24;
const titleSizes = [86, 76, 66, 56, 48] as const;
/** A title that fits on one line in these letters is not broken for the sake of larger ones. */
const leastOnOneLine = 62;
/** What is said of facts begins beside the longest of their names, within these. */
const factIndents = { least: 180, most: 360, gap: 32 } as const;
const factNameShare = 0.72;
/** The foot is told in lines of about one length. */
const footIndent = 70;
const bodySizes = [44, 40, 36, 32, 28] as const;

interface Style {
  size: number;
  weight?: 400 | 700;
  family?: string;
  colour?: string;
  align?: 'left' | 'center';
  indent?: number;
  mostLines?: number | undefined;
}

/**
 * Where everything stands on a card: the title as large as two lines allow, what is told as large as it fits, and in the
 * middle of the room that is left. What does not fit in the smallest letters is left out from its end, and that is seen.
 */
export function layOutCard(card: Card, measure: Measure): PlacedText[] {
  const foot = paragraph(card.foot, {
    size: footSize,
    colour: look.soft,
    align: 'center',
    indent: footIndent,
    mostLines: 3,
  });
  const footTop = bottom - heightOf(foot);
  const head = headOf();
  const bodyRoom = footTop - 40 - (top + heightOf(head) + 40);
  const body = bodyOf(bodyRoom);
  // Nearer to the title than to the end, as the eye expects it.
  const gap = Math.max(0, (bodyRoom - heightOf(body)) * 0.4);
  return [
    ...placed(head, top + Math.min(gap, 60)),
    ...placed(body, top + heightOf(head) + 40 + Math.max(gap, Math.min(gap, 60))),
    ...placed(foot, footTop),
  ];

  function headOf(): Line[] {
    const style = { weight: 400, family: look.serif, align: 'center', mostLines: 2 } as const;
    const sizes = titleSizes.map((size) => {
      const lines = paragraph(card.title, { ...style, size, mostLines: undefined });
      return { size, lines: lines.every(isWithin) ? lines : [] };
    });
    const title =
      sizes.find(({ size, lines }) => lines.length === 1 && size >= leastOnOneLine)?.lines ??
      sizes.find(({ lines }) => lines.length > 0 && lines.length <= 2)?.lines ??
      paragraph(card.title, { ...style, size: titleSizes.at(-1) ?? footSize });
    const subtitle =
      card.subtitle === undefined
        ? []
        : paragraph(card.subtitle, { size: 36, colour: look.goldInk, align: 'center', mostLines: 2 });
    return [...title, ...subtitle];
  }

  function bodyOf(height: number): Line[] {
    const sizes = bodySizes.map((size) => bodyIn(size));
    const fitting = sizes.find((lines) => heightOf(lines) <= height);
    if (fitting) return fitting;
    const smallest = sizes.at(-1) ?? [];
    const kept = smallest.filter((_, index) => heightOf(smallest.slice(0, index + 1)) <= height);
    const last = kept.at(-1);
    return last ? [...kept.slice(0, -1), { ...last, text: `${last.text}…` }] : [];
  }

  function bodyIn(size: number): Line[] {
    const indent = factIndent(Math.round(size * factNameShare));
    const facts = (card.facts ?? []).flatMap(({ name, text }) => [
      ...paragraph(name, { size: Math.round(size * factNameShare), colour: look.soft, mostLines: 1 }).map(
        (line) => ({
          ...line,
          height: size * lineShare,
        }),
      ),
      // Back to the line of the name.
      gapOf(-size * lineShare),
      ...paragraph(text, { size, weight: 700, indent }),
      gapOf(size * 0.5),
    ]);
    const align = card.isVerse ? 'center' : 'left';
    const lines = (card.lines ?? []).flatMap((line) =>
      line === ''
        ? [gapOf(size * 0.8)]
        : paragraph(line, { size, align, ...(card.isVerse && { family: look.serif }) }),
    );
    return [...facts, ...(facts.length > 0 && lines.length > 0 ? [gapOf(size * 0.6)] : []), ...lines];
  }

  function factIndent(size: number): number {
    const widths = (card.facts ?? []).map(({ name }) => measure(name, `400 ${size}px ${look.family}`));
    return Math.min(factIndents.most, Math.max(factIndents.least, ...widths) + factIndents.gap);
  }

  function paragraph(text: string, style: Style): Line[] {
    const { size, weight = 400, family = look.family, colour = look.ink, align = 'left', indent = 0 } = style;
    const font = `${weight} ${size}px ${family}`;
    const width = room - (align === 'center' ? 2 : 1) * indent;
    return wrapped(text, (line) => measure(line, font) <= width, style.mostLines).map((line) => ({
      text: line,
      size,
      weight,
      family,
      colour,
      align,
      x: align === 'center' ? cardSize.width / 2 : cardMargin + indent,
      height: size * lineShare,
    }));
  }

  function isWithin({ text, weight, size, family }: Line): boolean {
    return measure(text, `${weight} ${size}px ${family}`) <= room;
  }
}

type Line = Omit<PlacedText, 'y'> & { height: number };

function gapOf(height: number): Line {
  return {
    text: '',
    size: 0,
    weight: 400,
    family: look.family,
    colour: look.ink,
    align: 'left',
    x: cardMargin,
    height,
  };
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

function placed(lines: readonly Line[], from: number): PlacedText[] {
  let y = from;
  return lines.flatMap(({ height, ...line }) => {
    y += height;
    return line.text === '' ? [] : [{ ...line, y: y - height / 2 }];
  });
}
