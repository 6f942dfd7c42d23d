import type { Point, Polygon } from '#domain/vaastu/plan.ts';
import { zones } from '#domain/vaastu/zones.ts';
import type { Language } from '#i18n/messages.ts';
import { look, wrapped } from '#ui/share-card/card-look.ts';
import { labelPlace } from '../plan-stage/shape.ts';
import { squareAround, wheelOf } from '../plan-stage/stage-box.ts';
import type { SharePlan } from './share-content.ts';
import { drawMark, toneColours } from './share-look.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room for the names of the directions, in pixels of the picture. */
const rim = 56;

/** Draws the plan with its zones and verdicts into an area of the picture. */
export function drawPlan(
  context: CanvasRenderingContext2D,
  plan: SharePlan,
  area: Area,
  { language, picture }: { language: Language; picture: CanvasImageSource | undefined },
): void {
  const { kept } = plan.assessed;
  const wheel = wheelOf(kept);
  if (!wheel || !kept.outline) return;
  const box = squareAround(wheel.centre, wheel.radius);
  const scale = Math.min((area.width - 2 * rim) / box.width, (area.height - 2 * rim) / box.height);
  const left = area.x + (area.width - box.width * scale) / 2;
  const top = area.y + (area.height - box.height * scale) / 2;
  const at = ([x, y]: Point): Point => [left + (x - box.x) * scale, top + (y - box.y) * scale];

  if (picture) {
    const [x, y] = at([0, 0]);
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.globalAlpha = 0.42;
    context.drawImage(picture, x, y, kept.size[0] * scale, kept.size[1] * scale);
    context.restore();
  }
  for (const { id, polygon } of kept.rooms) {
    const { fill, text } = toneColours[plan.toneOf(id)];
    tracePolygon(context, polygon.map(at));
    context.globalAlpha = 0.24;
    context.fillStyle = fill;
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = text;
    context.lineWidth = 2.5;
    context.stroke();
  }
  tracePolygon(context, kept.outline.map(at));
  context.strokeStyle = look.ink;
  context.lineWidth = 4;
  context.stroke();
  for (const { from, to, isThird } of wheel.fieldLines ?? []) drawField(context, at(from), at(to), isThird);
  drawWheel(context, at(wheel.centre), wheel.radius * scale, {
    north: kept.north ?? 0,
    language,
    hasRays: wheel.fieldLines === undefined,
  });
  if (kept.door) drawDoor(context, at(kept.door));
  for (const { id, polygon } of kept.rooms) {
    const place = labelPlace(polygon);
    drawLabel(context, plan, id, {
      at: at(place.at),
      width: place.width * scale,
      height: place.height * scale,
    });
  }
}

function tracePolygon(context: CanvasRenderingContext2D, polygon: Polygon): void {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}

function drawWheel(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  radius: number,
  { north, language, hasRays }: { north: number; language: Language; hasRays: boolean },
): void {
  context.strokeStyle = look.gold;
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { id, from, centre, name } of zones) {
    if (hasRays) drawRay(context, [x, y], radius, north + from);
    if (id.length > 2) continue;
    const [nameX, nameY] = towards(north + centre);
    context.font = `600 24px ${look.family}`;
    context.fillStyle = id === 'N' ? look.goldInk : look.soft;
    const text = language === 'hi' ? name.hi : id;
    // As far out as the words are long towards the side.
    const away = radius + 16 + (Math.abs(nameX) * context.measureText(text).width) / 2 + Math.abs(nameY) * 14;
    context.fillText(text, x + nameX * away, y + nameY * away);
  }
}

function drawRay(context: CanvasRenderingContext2D, [x, y]: Point, radius: number, angle: number): void {
  const [toX, toY] = towards(angle);
  context.lineWidth = 1;
  context.setLineDash([8, 5]);
  context.beginPath();
  context.moveTo(x + (toX * radius) / 6, y + (toY * radius) / 6);
  context.lineTo(x + toX * radius, y + toY * radius);
  context.stroke();
  context.setLineDash([]);
}

function drawField(context: CanvasRenderingContext2D, from: Point, to: Point, isThird: boolean): void {
  context.strokeStyle = look.gold;
  context.lineWidth = isThird ? 2 : 1;
  context.globalAlpha = isThird ? 0.9 : 0.28;
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  context.globalAlpha = 1;
}

function drawDoor(context: CanvasRenderingContext2D, [x, y]: Point): void {
  context.beginPath();
  context.arc(x, y, 13, 0, 2 * Math.PI);
  context.fillStyle = look.surface;
  context.fill();
  context.strokeStyle = look.goldInk;
  context.lineWidth = 6;
  context.stroke();
}

function drawLabel(
  context: CanvasRenderingContext2D,
  plan: SharePlan,
  roomId: string,
  { at: [x, y], width, height }: { at: Point; width: number; height: number },
): void {
  const lineHeight = 28;
  context.font = `600 22px ${look.family}`;
  const isNarrow = (line: string) => context.measureText(line).width <= width - 8;
  const lines = wrapped(plan.nameOf(roomId), isNarrow);
  const isShown = lines.every(isNarrow) && (lines.length + 1) * lineHeight <= height;
  const top = y - (isShown ? (lines.length * lineHeight) / 2 : 0);
  drawMark(context, plan.toneOf(roomId), { x, y: top, size: 26 });
  if (!isShown) return;
  context.fillStyle = look.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) context.fillText(line, x, top + (index + 1) * lineHeight);
}

/** One step from the middle, by degrees clockwise from up. */
function towards(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}
